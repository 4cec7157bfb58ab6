import { readStoredPreferences, writeStoredPreferences } from "#platform/playback/preferences.ts";
import {
  type CaptionStyle,
  captionLooks,
  captionSizes,
  ordinaryCaptions,
} from "#ui/player-controls/picture/caption-style.ts";

/** The player's settings on this device. */
export type Preferences = {
  volume: number;
  isMuted: boolean;
  captionStyle: CaptionStyle;
};

const ordinary: Preferences = {
  volume: 1,
  isMuted: false,
  captionStyle: ordinaryCaptions,
};

export function readPreferences(): Preferences {
  return readFrom(readStoredPreferences());
}

export function keepPreferences(change: Partial<Preferences>): void {
  writeStoredPreferences({ ...readPreferences(), ...change });
}

/** Keeps well-formed values; storage may contain anything. */
function readFrom(kept: Readonly<Record<string, unknown>>): Preferences {
  const { volume, isMuted, captionStyle } = kept;
  const isShare = typeof volume === "number" && volume >= 0 && volume <= 1;
  const style = (captionStyle ?? {}) as Record<string, unknown>;
  return {
    volume: isShare ? volume : ordinary.volume,
    isMuted: isMuted === true,
    captionStyle: {
      size: captionSizes.find((size) => size === style["size"]) ?? ordinaryCaptions.size,
      look: captionLooks.find((look) => look === style["look"]) ?? ordinaryCaptions.look,
    },
  };
}
