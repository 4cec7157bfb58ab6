import type { TimeOfDay } from "#story/vocabulary.ts";
import { script, type ColorScript } from "./color-scripts.ts";

/**
 * The sky of Mars in every genre: dust makes it butterscotch by day, and blue around a low sun.
 */
const scripts: Record<TimeOfDay, ColorScript> = {
  dawn: script("5c4450 96706a c2a296 a9cbe6", "e6f0ff 4a2434 b98a74 5a2c22 d4e8ff"),
  day: script("b07a48 d9a468 ecc793 f8e2ba", "fff0d2 552634 dca274 6e3420 fff4de"),
  dusk: script("34222e 6e4a4e a87e78 8fc2ee", "d6e8ff 38192c 94645c 40202a b2dcff"),
  night: script("0c0818 1d1228 402430 6e4038", "f0d8c4 22102a 5c3638 22101c ffe2cc"),
};

export function marsScript(time: TimeOfDay): ColorScript {
  return scripts[time];
}
