import { randomAt } from "@goldmane/std/seeded-random";
import type { Pose } from "#actor/pose.ts";
import type { Heard } from "#story/timeline.ts";
import type { Emotion } from "#story/vocabulary.ts";
import { smoothstep } from "./easing.ts";
import type { Traits } from "./traits.ts";

/** How a speaker's emotion shows on a listener: smile, brows and lean that are added. */
type Reaction = { smile: number; raise: number; anger: number; lean: number };
const still: Reaction = { smile: 0, raise: 0.1, anger: 0, lean: 0 };
const reactions: Record<Emotion, Reaction> = {
  neutral: still,
  happy: { ...still, smile: 0.3, raise: 0.2 },
  excited: { ...still, smile: 0.35, raise: 0.4, lean: -0.02 },
  sad: { smile: -0.3, raise: 0.2, anger: -0.5, lean: 0.05 },
  angry: { smile: -0.2, raise: 0.35, anger: -0.35, lean: -0.07 },
  scared: { smile: -0.3, raise: 0.5, anger: -0.5, lean: 0.02 },
  surprised: { smile: 0, raise: 0.55, anger: 0, lean: 0.03 },
  proud: { ...still, smile: 0.2, raise: 0.15 },
  shy: { smile: 0.2, raise: 0.15, anger: -0.2, lean: 0.04 },
  sleepy: still,
  love: { ...still, smile: 0.35, raise: 0.2 },
  silly: { ...still, smile: 0.35, raise: 0.35, lean: -0.02 },
};

/** Seconds until a listener takes in what is said, and until the reaction is over. */
const takesIn = 0.45;
const letsGo = 0.8;

/**
 * Acts out listening: a turn of the weight towards the speaker, nods, raised brows at a question, a
 * start at an outcry, and some of what the speaker feels. `amount` is 0 while asleep or busy.
 */
export function listen(
  pose: Pose,
  heard: readonly Heard[],
  t: number,
  { traits, amount }: { traits: Traits; amount: number },
): void {
  const line = heard.findLast(({ start }) => start <= t);
  if (!line || amount <= 0 || t > line.end + letsGo) return;
  const since = t - line.start;
  const left = line.end + letsGo - t;
  const share = amount * (line.isAddressed ? 1 : 0.55);
  const presence = smoothstep((since - takesIn) / 0.5) * smoothstep(left / letsGo) * share;
  const own = randomAt(traits.seed + 11, Math.round(line.start * 24));
  react(pose, reactions[line.emotion], presence);
  pose.hips.x += (own - 0.5) * 7 * presence;
  pose.lean += 0.03 * presence;
  pose.head.tilt += (own < 0.5 ? -0.09 : 0.09) * presence;
  if (line.cries) startle(pose, since, share);
  const asked = line.asks ? smoothstep((t - line.end + 0.5) / 0.3) * presence : 0;
  pose.face.brows.raise += 0.35 * asked;
  pose.head.nod -= 0.08 * asked;
  if (!line.asks && own > 0.35) nodAlong(pose, t - (line.start + line.end) / 2 - own * 0.5, share);
}

function react(pose: Pose, { smile, raise, anger, lean }: Reaction, presence: number): void {
  const { face } = pose;
  face.smile = Math.max(-1, Math.min(1, face.smile + smile * presence));
  face.brows.raise += raise * presence;
  face.brows.anger = Math.max(-1, Math.min(1, face.brows.anger + anger * presence));
  pose.lean += lean * presence;
}

function startle(pose: Pose, since: number, share: number): void {
  const after = Math.max(0, since - 0.18);
  const shock = Math.exp(-5 * after) * Math.sin(after * 11) * share;
  pose.stretch += 0.025 * shock;
  pose.lean -= 0.03 * shock;
  pose.face.brows.raise += 0.3 * Math.max(0, shock);
}

/** Two small nods that begin at `since` 0. */
function nodAlong(pose: Pose, since: number, share: number): void {
  const seconds = 0.9;
  if (since < 0 || since > seconds) return;
  const swell = Math.sin((Math.PI * since) / seconds);
  pose.head.nod += 0.11 * Math.sin((since / seconds) * Math.PI * 4) * swell * share;
}
