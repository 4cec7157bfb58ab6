import { preferencesKey, readStoredPreferences } from "#platform/playback/preferences.ts";
import {
  type CaptionStyle,
  captionLooks,
  captionSizes,
  ordinaryCaptions,
} from "#ui/player-controls/picture/caption-style.ts";

/** A viewer's player settings on this device. */
export type Preferences = {
  volume: number;
  isMuted: boolean;
  /** Language of the captions; null for none. */
  captionLanguage: string | null;
  /** Language to hear films in; null for each film's own. */
  spokenLanguage: string | null;
  captionStyle: CaptionStyle;
};

const ordinary: Preferences = {
  volume: 1,
  isMuted: false,
  captionLanguage: null,
  spokenLanguage: null,
  captionStyle: ordinaryCaptions,
};

export function readPreferences(): Preferences {
  return readFrom(readStoredPreferences());
}

export function keepPreferences(change: Partial<Preferences>): void {
  try {
    localStorage.setItem(preferencesKey, JSON.stringify({ ...readPreferences(), ...change }));
  } catch {
    // Storage may be unavailable in private windows.
  }
}

/** Keeps well-formed values; storage may contain anything. */
function readFrom(kept: Readonly<Record<string, unknown>>): Preferences {
  const { volume, isMuted, captionLanguage, spokenLanguage, captionStyle } = kept;
  const isShare = typeof volume === "number" && volume >= 0 && volume <= 1;
  const style = (captionStyle ?? {}) as Record<string, unknown>;
  return {
    volume: isShare ? volume : ordinary.volume,
    isMuted: isMuted === true,
    captionLanguage: typeof captionLanguage === "string" ? captionLanguage : null,
    spokenLanguage: typeof spokenLanguage === "string" ? spokenLanguage : null,
    captionStyle: {
      size: captionSizes.find((size) => size === style["size"]) ?? ordinaryCaptions.size,
      look: captionLooks.find((look) => look === style["look"]) ?? ordinaryCaptions.look,
    },
  };
}
