import type { Player } from "@goldmane/player/dom/player";
import { useEffect, useState } from "react";
import type { CaptionStyle } from "#ui/player-controls/picture/caption-style.ts";
import { keepPreferences, readPreferences } from "./preferences.ts";

/** Saves volume, captions and their style as the viewer changes them. */
export function useSavedPreferences(player: Player): {
  captionStyle: CaptionStyle;
  setCaptionStyle: (style: CaptionStyle) => void;
} {
  const [captionStyle, setCaptionStyle] = useState(() => readPreferences().captionStyle);

  useEffect(() => {
    let kept = player.state;
    return player.subscribe(() => {
      const { volume, isMuted, captionTrack, captions, audioTrack, audioTracks, phase } =
        player.state;
      if (phase === "idle") return;
      if (audioTracks !== kept.audioTracks) hearPreferred(player);
      else if (audioTrack !== kept.audioTrack) {
        const chosen = audioTracks.find((track) => track.id === audioTrack);
        if (chosen) keepPreferences({ spokenLanguage: chosen.language });
      }
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

/** Once a film's languages are known, selects the viewer's. */
function hearPreferred(player: Player): void {
  const { spokenLanguage } = readPreferences();
  const { audioTracks, audioTrack } = player.state;
  const wanted = audioTracks.find((track) => track.language === spokenLanguage);
  if (wanted && wanted.id !== audioTrack) player.setAudioTrack(wanted.id);
}
