import type { ActorTrack, Anchor } from "#story/timeline.ts";
import { smoothstep } from "./easing.ts";

export type Resolve = (anchor: Anchor) => { x: number; y: number } | null;

const turnSeconds = 0.3;
/** The eyes turn first, then the head, then the body, this many seconds later. */
const bodyDelay = 0.22;
/** Targets nearer than this, in stage units, do not turn the body. */
const deadZone = 26;

/** Which way the body faces: 1 right, -1 left, between them while it turns through the front. */
export function facingAt(track: ActorTrack, t: number, x: number, resolve: Resolve): number {
  let way: 1 | -1 = track.start.facing;
  let before: 1 | -1 = way;
  let changedAt = Number.NEGATIVE_INFINITY;
  let acted = 0;
  let spoken = 0;
  let looked = 0;
  for (;;) {
    const act = track.acts[acted];
    const speech = track.speech[spoken];
    const gaze = track.gazes[looked];
    const actAt = act ? act.start : Number.POSITIVE_INFINITY;
    const speechAt = speech?.start ?? Number.POSITIVE_INFINITY;
    const gazeAt = gaze ? gaze.at + bodyDelay : Number.POSITIVE_INFINITY;
    const at = Math.min(actAt, speechAt, gazeAt);
    if (at > t) break;
    let next: 1 | -1 | 0;
    if (act && at === actAt) {
      acted += 1;
      next = act.toX === act.fromX ? towards(act.target, x, resolve) : act.toX < act.fromX ? -1 : 1;
    } else if (speech && at === speechAt) {
      spoken += 1;
      next = speech.to === null ? 0 : towards({ id: speech.to }, x, resolve);
    } else {
      looked += 1;
      next = gaze && gaze.to !== "camera" ? towards(gaze.to, x, resolve) : 0;
    }
    if (next === 0 || next === way) continue;
    before = way;
    way = next;
    changedAt = at;
  }
  const k = smoothstep((t - changedAt) / turnSeconds);
  return before + (way - before) * k;
}

function towards(anchor: Anchor | null, x: number, resolve: Resolve): 1 | -1 | 0 {
  const target = anchor && resolve(anchor);
  if (!target || Math.abs(target.x - x) < deadZone) return 0;
  return target.x < x ? -1 : 1;
}
