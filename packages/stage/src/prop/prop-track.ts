import { suction } from "#actor/verbs/swallow.ts";
import { findCurrent } from "#story/find-current.ts";
import type { ActorTrack, PropMoment, PropTrack } from "#story/timeline.ts";
import type { Backdrop, PropKind } from "#story/vocabulary.ts";
import { stageHeight } from "#surface.ts";
import type { PlacedProp } from "./draw-prop.ts";
import { hangingOf } from "./hanging.ts";

/** Depth of a boat of size 1 in the water, and heights of seats above the keel. */
export const draft = 13;
const seats: Partial<Record<PropKind, number>> = { boat: 10, tub: 34 };

/** Height of the seat of a boat or tub above its keel, in stage units. */
export function seatOf({ prop }: PropTrack): number {
  return (seats[prop.kind] ?? 0) * (prop.size ?? 1);
}

/** The boat or tub nearest to where a character sits at the scene's start. */
export function boatOf(props: readonly PropTrack[], { start }: ActorTrack): PropTrack | null {
  const away = ({ moments }: PropTrack) => Math.abs((moments[0]?.x ?? 9) - start.x);
  const boats = props.filter(({ prop }) => prop.kind in seats);
  return boats.toSorted((a, b) => away(a) - away(b))[0] ?? null;
}

/** The support that a prop hangs from, if it hangs. */
export function hangingAt(
  { prop, moments }: PropTrack,
  time: number,
  backdrop: Backdrop,
  roofed: boolean,
): Pick<PlacedProp, "hangs"> {
  const moment = findCurrent(moments, time) ?? moments[0];
  if (!moment || moment.holder || moment.into) return {};
  const { height } = moment;
  const by = hangingOf(prop.kind, { height, backdrop, roofed });
  return by ? { hangs: { by, drop: height * stageHeight } } : {};
}

/** Whether a prop is on its way into a mouth, or was. */
export function isSwallowed(moments: readonly PropMoment[], time: number): boolean {
  return findCurrent(moments, time)?.into !== undefined;
}

/** How far a swallowed prop is on its way (0..1), and how large it is left. */
export function suctionOf({ moments }: PropTrack, time: number): { way: number; size: number } {
  const moment = findCurrent(moments, time);
  if (!moment?.into) return { way: 0, size: 1 };
  return suction((time - moment.at) / Math.max(0.1, moment.into.until - moment.at));
}
