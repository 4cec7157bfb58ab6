import type { Playback } from "@goldmane/contracts/playback/schema";
import { useState } from "react";
import { toFilm } from "#features/playback/playback-film.ts";
import { keepPreferences, readPreferences } from "#features/playback/preferences.ts";
import type { CaptionStyle } from "#ui/player-controls/picture/caption-style.ts";
import { PlayerFrame } from "#ui/player-controls/player-frame.tsx";
import { useTrailerPlayer } from "./use-trailer-player.ts";

type Props = { playback: Playback; onLeave: () => void; onRetry: () => void };

/** A trailer during playback: nothing comes after it. */
export function TrailerShowing({ playback, onLeave, onRetry }: Props) {
  const player = useTrailerPlayer(playback);
  const [captionStyle, setCaptionStyle] = useState(() => readPreferences().captionStyle);
  const keepStyle = (style: CaptionStyle) => {
    setCaptionStyle(style);
    keepPreferences({ captionStyle: style });
  };
  return (
    <PlayerFrame
      player={player}
      film={{ ...toFilm(playback), next: null, resumedFromSeconds: 0 }}
      captionStyle={captionStyle}
      onCaptionStyle={keepStyle}
      onLeave={onLeave}
      onNext={onLeave}
      onRetry={onRetry}
    />
  );
}
