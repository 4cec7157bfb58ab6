import type { Player } from "@goldmane/player/dom/player";
import { useEffect, useState } from "react";
import type { CaptionStyle } from "#ui/player-controls/picture/caption-style.ts";
import { keepPreferences, readPreferences } from "./preferences.ts";

/** Keeps volume, captions and their style as the viewer changes them. */
export function useKeptPreferences(player: Player): {
  captionStyle: CaptionStyle;
  setCaptionStyle: (style: CaptionStyle) => void;
} {
  const [captionStyle, setCaptionStyle] = useState(() => readPreferences().captionStyle);

  useEffect(() => {
    let kept = player.state;
    return player.subscribe(() => {
      const { volume, isMuted, captionTrack, captions, phase } = player.state;
      if (phase === "idle") return;
      if (volume !== kept.volume || isMuted !== kept.isMuted) keepPreferences({ volume, isMuted });
      if (captionTrack !== kept.captionTrack && captions === kept.captions) {
        const chosen = captions.find((track) => track.id === captionTrack);
        keepPreferences({ captionLanguage: chosen?.language ?? null });
      }
      kept = player.state;
    });
  }, [player]);

  return {
    captionStyle,
    setCaptionStyle: (style) => {
      setCaptionStyle(style);
      keepPreferences({ captionStyle: style });
    },
  };
}
