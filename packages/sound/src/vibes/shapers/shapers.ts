import type { ShaperName } from "#vibes/vibe-names.ts";
import { cinematic } from "./cinematic.ts";
import { loFi } from "./lo-fi.ts";
import { nature } from "./nature.ts";
import type { Shaper } from "./shaper.ts";
import { zenFlute } from "./zen-flute.ts";

export const shapers: Readonly<Record<ShaperName, Shaper>> = {
  "lo-fi": loFi,
  nature,
  cinematic,
  "zen-flute": zenFlute,
};
