import { natureLevelMax, type NatureSound, natureSounds } from "./limits.ts";
import type { NatureLevels } from "./schema.ts";

/** Every sound off. It isn't a mix yet: a mix has at least one sound. */
export const silence: Readonly<NatureLevels> = {
  rain: 0,
  waves: 0,
  wind: 0,
  fire: 0,
  birds: 0,
  crickets: 0,
  stream: 0,
  thunder: 0,
  cafe: 0,
  train: 0,
};

export function isSilent(levels: Readonly<NatureLevels>): boolean {
  return natureSounds.every((sound) => levels[sound] === 0);
}

/** A mix as a text for a link: "rain-60.fire-30". Sounds that are off are left out. */
export function writeMix(levels: Readonly<NatureLevels>): string {
  return natureSounds
    .filter((sound) => levels[sound] > 0)
    .map((sound) => `${sound}-${levels[sound]}`)
    .join(".");
}

/** Reads what `writeMix` wrote, in any order of the sounds; null for anything else. */
export function readMix(text: string): NatureLevels | null {
  const levels = { ...silence };
  // Longer than any mix.
  if (text.length > maxTextLength) return null;
  for (const part of text.split(".")) {
    const found = /^([a-z]+)-([1-9]\d{0,2})$/.exec(part);
    const sound = natureSounds.find((one) => one === found?.[1]);
    const level = Number(found?.[2]);
    if (!sound || level > natureLevelMax || levels[sound] > 0) return null;
    levels[sound] = level;
  }
  return levels;
}

const maxTextLength = natureSounds.reduce(
  (length, sound: NatureSound) => length + `${sound}-${natureLevelMax}.`.length,
  0,
);

/** Names that differ only in case or in the form of their letters are the same. */
export function toMixNameKey(name: string): string {
  return name.normalize("NFKC").toLowerCase();
}
