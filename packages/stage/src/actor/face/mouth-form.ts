import { lerp } from "@goldmane/std/lerp";
import type { Face, MouthForm } from "#actor/pose.ts";
import type { MouthShape } from "#story/timeline.ts";

/** The nine mouth shapes of Rhubarb Lip Sync. X leaves the emotion's own mouth. */
const forms: Record<Exclude<MouthShape, "X">, MouthForm> = {
  A: { width: 0.86, open: 0, round: 0.1, teeth: 0, tongue: 0 },
  B: { width: 1.05, open: 0.24, round: 0, teeth: 1, tongue: 0.1 },
  C: { width: 1.02, open: 0.58, round: 0.08, teeth: 0.8, tongue: 0.4 },
  D: { width: 1.08, open: 1.05, round: 0.14, teeth: 0.8, tongue: 0.7 },
  E: { width: 0.74, open: 0.66, round: 0.6, teeth: 0.4, tongue: 0.4 },
  F: { width: 0.44, open: 0.4, round: 1, teeth: 0, tongue: 0 },
  G: { width: 0.88, open: 0.18, round: 0.1, teeth: 1, tongue: 0 },
  H: { width: 0.94, open: 0.52, round: 0.1, teeth: 0.7, tongue: 1.1 },
};

export function mouthFormOf(mouth: Face["mouth"]): MouthForm {
  const from = mouth.from === "X" ? mouth.rest : forms[mouth.from];
  const to = mouth.to === "X" ? mouth.rest : forms[mouth.to];
  return {
    width: lerp(from.width, to.width, mouth.blend),
    open: lerp(from.open, to.open, mouth.blend),
    round: lerp(from.round, to.round, mouth.blend),
    teeth: lerp(from.teeth, to.teeth, mouth.blend),
    tongue: lerp(from.tongue, to.tongue, mouth.blend),
  };
}
