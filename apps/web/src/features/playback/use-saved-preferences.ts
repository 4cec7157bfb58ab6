import type { Player } from "@goldmane/player/dom/player";
import { useEffect, useState } from "react";
import type { CaptionStyle } from "#ui/player-controls/picture/caption-style.ts";
import { keepPreferences, readPreferences } from "./preferences.ts";

/** Saves volume and the captions' style as the viewer changes them. */
export function useSavedPreferences(player: Player): {
  captionStyle: CaptionStyle;
  setCaptionStyle: (style: CaptionStyle) => void;
} {
  const [captionStyle, setCaptionStyle] = useState(() => readPreferences().captionStyle);

  useEffect(() => {
    let kept = player.state;
    return player.subscribe(() => {
      const { volume, isMuted, phase } = player.state;
      const isChanged = volume !== kept.volume || isMuted !== kept.isMuted;
      if (isChanged && phase !== "idle") keepPreferences({ volume, isMuted });
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
