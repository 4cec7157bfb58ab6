import { timeSounds } from "#actor/mouth/time-sounds.ts";
import type { Pose } from "#actor/pose.ts";
import { spokenSeconds } from "#story/speaking/spoken-lines.ts";
import type { Speech } from "#story/timeline.ts";
import { smoothstep } from "./easing.ts";
import { reach } from "./motion.ts";
import type { Traits } from "./traits.ts";

/** Stressed syllables closer together than this share one gesture. */
const beatSeconds = 0.34;
const beatsOf = new WeakMap<Speech, readonly number[]>();

/**
 * Acts out a spoken line: hands and head accent its stressed syllables. `amount` (0..1.6) scales
 * the gestures.
 */
export function speak(
  pose: Pose,
  speech: readonly Speech[],
  t: number,
  { traits, amount }: { traits: Traits; amount: number },
): void {
  const line = speech.findLast(({ start }) => start <= t);
  if (!line || t > line.end + 0.3) return;
  const beats = findBeats(line);
  const index = beats.findLastIndex((at) => at <= t + 0.12);
  const at = beats[index] ?? line.start;
  const presence =
    smoothstep((t - line.start) / 0.3) * (1 - smoothstep((t - line.end + 0.12) / 0.4));
  const size = presence * amount;
  strike(pose, { since: t - at, index, size, manner: traits.seed + line.text.length });
  const asks = line.text.includes("?");
  const cries = line.text.includes("!");
  const late = smoothstep((t - line.end + 0.9) / 0.5) * presence;
  pose.face.brows.raise += (asks ? 0.5 : 0) * late + 0.12 * presence;
  pose.head.tilt += (asks ? 0.12 : 0) * late;
  pose.lean += (cries ? 0.05 : 0.025) * presence;
  const shift = Math.sin((t - line.start) * 1.4 + traits.seed);
  pose.hips.x += shift * 4.5 * presence;
}

function strike(
  pose: Pose,
  { since, index, size, manner }: { since: number; index: number; size: number; manner: number },
): void {
  if (size <= 0.01) return;
  // Up shortly before the syllable, down on it, then a slow return.
  const stroke = since < 0 ? smoothstep((since + 0.12) / 0.12) : Math.exp(-since * 3.4);
  const dip =
    since < 0 ? -0.4 * stroke : Math.sin(Math.min(Math.PI, since * 9)) * Math.exp(-since * 2);
  pose.head.nod += dip * 0.2 * size;
  pose.hips.y -= dip * 1.8 * size;
  pose.face.brows.raise += 0.3 * stroke * size;
  const hold = (0.55 + 0.45 * stroke) * Math.min(1, size);
  const phrase = Math.floor((index + 1) / 3);
  const kind = (manner + phrase) % 4;
  const up = 0.16 * stroke - dip * 0.12;
  if (kind === 0 || kind === 2) {
    reach(pose, "far", 0.84, 0.3 - up, hold);
    if (hold > 0.4) pose.hands.far = "open";
  }
  if (kind === 1 || kind === 2) {
    reach(pose, "near", kind === 2 ? -0.5 : 0.72, (kind === 2 ? 0.36 : 0.28) - up, hold);
    if (hold > 0.4) pose.hands.near = "open";
  }
  if (kind === 3) {
    reach(pose, "near", 0.5, 0.22 - up * 0.4, hold);
    if (hold > 0.4) pose.hands.near = "rest";
  }
  if (hold > 0.4) pose.farInFront = false;
}

function findBeats(line: Speech): readonly number[] {
  let beats = beatsOf.get(line);
  if (!beats) {
    const found: number[] = [];
    const end = line.spoken ? line.start + spokenSeconds(line.spoken) : line.end;
    for (const timed of timeSounds(line.text, line.start, end)) {
      if (!timed.sound || !timed.stressed) continue;
      if (timed.at - (found.at(-1) ?? Number.NEGATIVE_INFINITY) >= beatSeconds)
        found.push(timed.at);
    }
    beatsOf.set(line, (beats = found));
  }
  return beats;
}
