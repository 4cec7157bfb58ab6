import { type NatureMix, type NatureSound, natureSounds } from "./limits.ts";

/** A mix for a link: "rain-60.fire-30". Empty for silence. */
export function writeMix(mix: NatureMix): string {
  return natureSounds
    .flatMap((sound) => (mix[sound] === undefined ? [] : [`${sound}-${mix[sound]}`]))
    .join(".");
}

/** The mix of a text; null if any part of it isn't one. */
export function readMix(text: string): NatureMix | null {
  const mix: Partial<Record<NatureSound, number>> = {};
  if (text === "") return mix;
  for (const part of text.split(".")) {
    const [, name, digits] = /^([a-z]+)-([1-9]\d?|100)$/.exec(part) ?? [];
    const sound = natureSounds.find((each) => each === name);
    if (!sound || mix[sound] !== undefined) return null;
    mix[sound] = Number(digits);
  }
  return mix;
}
