import { clamp } from "@goldmane/std/clamp";
import type { Posture } from "#actor/acting/posture.ts";
import { traitsOf } from "#actor/acting/traits.ts";
import { bodyOf } from "#actor/contact/body.ts";
import { stageHeight, stageWidth } from "#surface.ts";
import type { CastMember } from "./schema.ts";
import type { Act } from "./timeline.ts";
import type { Verb } from "./vocabulary.ts";

/** Acts that touch, with the least seconds that the touch itself takes. */
const touching: Partial<Record<Verb, number>> = { hug: 1.25, give: 1.1, "pick-up": 0.8, pull: 1.5 };

/** Shorter ways than this, in stage units, need no step. */
const shortest = 6;
const turnSeconds = 0.16;
/** So few steps are never run, even if the act takes longer for it. */
const mostHurried = 3;
/** Postures from which nobody walks, and the time to get up. */
const mustRise: ReadonlySet<Posture> = new Set<Posture>(["sit", "sleep", "hide", "peek"]);
const riseSeconds = 0.46;

type Way = Pick<Act, "verb"> & { seconds: number };

/**
 * Divides an act that touches into the way there, in steps, and the touch on the spot. The act's
 * seconds are for both; a way too long to run in them makes the whole longer.
 */
export function divideAct(act: Act, member: CastMember, posture: Posture): Act[] {
  const least = touching[act.verb];
  const distance = Math.abs(act.toX - act.fromX) * stageWidth;
  if (least === undefined) return [act];
  if (distance < shortest) return [{ ...act, toX: act.fromX }];
  const seconds = act.end - act.start;
  const touch = Math.min(least, seconds * 0.75);
  if (mustRise.has(posture)) {
    const risen = act.start + riseSeconds;
    const later = { ...act, start: risen, end: Math.max(act.end, risen + touch) };
    return [
      { ...act, verb: "stand", toX: act.fromX, end: risen },
      ...divideAct(later, member, "stand"),
    ];
  }
  const { verb, seconds: walked } = wayOver(distance, {
    member,
    most: seconds - touch,
    medium: posture === "swim" ? "water" : act.fromHeight * stageHeight > 20 ? "air" : "ground",
  });
  const arrival = act.start + walked;
  return [
    { ...act, verb, end: arrival },
    { ...act, fromX: act.toX, start: arrival, end: Math.max(act.end, arrival + touch) },
  ];
}

/** The calmest gait that covers the distance in time, or the fastest one. */
function wayOver(
  distance: number,
  {
    member,
    most,
    medium,
  }: { member: CastMember; most: number; medium: "ground" | "air" | "water" },
): Way {
  const { gait } = traitsOf(member);
  if (medium !== "ground" || gait === "float") {
    const seconds = clamp(distance / 170 + 0.3, 0.3, Math.max(most, distance / 480 + 0.3));
    return { verb: medium === "air" ? "fly" : medium === "water" ? "swim" : "walk", seconds };
  }
  const { leg, size } = bodyOf(member);
  if (gait === "bounce") return { verb: "walk", seconds: bounces(distance, size, most) };
  const walking = stepsOver(distance, leg * 1.12);
  const calm = turnSeconds + walking * 0.3;
  const brisk = turnSeconds + walking * 0.2;
  if (brisk <= most || walking <= mostHurried)
    return { verb: "walk", seconds: clamp(most, brisk, calm) };
  const running = stepsOver(distance, leg * 2.3);
  return { verb: "run", seconds: clamp(most, turnSeconds + running * 0.16, brisk) };
}

/** The first and the last step are half as long. */
function stepsOver(distance: number, step: number): number {
  return Math.max(1, Math.round(distance / step)) + 1;
}

function bounces(distance: number, size: number, most: number): number {
  const each = 0.5;
  const count = Math.max(1, Math.round(distance / (90 * size)));
  return Math.max(Math.min(count * each, most), distance / 560, 0.34);
}
