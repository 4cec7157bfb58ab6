import type { Playback } from "@goldmane/contracts/playback/schema";
import { useState } from "react";
import { toFilm } from "#features/playback/playback-source.ts";
import { keepPreferences, readPreferences } from "#features/playback/preferences.ts";
import type { CaptionStyle } from "#ui/player-controls/picture/caption-style.ts";
import { PlayerFrame } from "#ui/player-controls/player-frame.tsx";
import { useTrailerPlayer } from "./use-trailer-player.ts";

type Props = { grant: Playback; onLeave: () => void; onRetry: () => void };

/** A granted trailer while it is shown: nothing comes after it. */
export function TrailerShowing({ grant, onLeave, onRetry }: Props) {
  const player = useTrailerPlayer(grant);
  const [captionStyle, setCaptionStyle] = useState(() => readPreferences().captionStyle);
  const keepStyle = (style: CaptionStyle) => {
    setCaptionStyle(style);
    keepPreferences({ captionStyle: style });
  };
  return (
    <PlayerFrame
      player={player}
      film={{ ...toFilm(grant), next: null, resumedFromSeconds: 0 }}
      captionStyle={captionStyle}
      onCaptionStyle={keepStyle}
      onLeave={onLeave}
      onNext={onLeave}
      onRetry={onRetry}
    />
  );
}
