import { clamp } from "@goldmane/std/clamp";
import type { Face } from "#actor/pose.ts";
import type { MouthCue, MouthShape, Speech } from "#story/timeline.ts";

/** Seconds by which lips precede the sound. */
const leadSeconds = 0.035;
const openingSeconds = 0.06;
const closingSeconds = 0.11;
/** How far each mouth shape is open, in steps from 0; see `MouthShape`. */
const openness: Record<MouthShape, number> = {
  X: 0,
  A: 0,
  G: 1,
  B: 2,
  F: 2,
  H: 3,
  E: 4,
  C: 4,
  D: 6,
};

/** Sets the mouth for the speech at `t`: it opens fast and closes slowly. */
export function moveLips(mouth: Face["mouth"], speech: readonly Speech[], t: number): void {
  const at = t + leadSeconds;
  const line = speech.findLast(({ start }) => start <= at);
  if (!line || at > line.end + closingSeconds) return;
  // Between words the mouth keeps only a trace of the emotion's expression.
  const speaking = Math.min(
    clamp((at - line.start) / 0.15),
    clamp((line.end + closingSeconds - at) / 0.15),
  );
  mouth.rest.open *= 1 - 0.75 * speaking;
  const index = currentCue(line.mouth, at);
  const cue = line.mouth[index];
  if (!cue) return;
  const next = line.mouth[index + 1];
  mouth.from = line.mouth[index - 1]?.shape ?? "X";
  mouth.to = cue.shape;
  const slow = openness[mouth.to] < openness[mouth.from] ? closingSeconds : openingSeconds;
  // Never longer than the shape is held, so that every shape is reached without a jump.
  const seconds = Math.min(slow, Math.max(0.02, (next?.at ?? line.end + closingSeconds) - cue.at));
  const k = clamp((at - cue.at) / seconds);
  mouth.blend = k * k * (3 - 2 * k);
}

function currentCue(cues: readonly MouthCue[], t: number): number {
  let low = 0;
  let high = cues.length - 1;
  let found = -1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const cue = cues[middle];
    if (cue && cue.at <= t) {
      found = middle;
      low = middle + 1;
    } else high = middle - 1;
  }
  return found;
}
