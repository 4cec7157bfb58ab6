import { clamp } from "@goldmane/std/clamp";
import { lerp } from "@goldmane/std/lerp";
import type { ActorTrack } from "#story/timeline.ts";

/** Where a track's acts bring a character, evenly and without its gait; in fractions of the stage. */
export function plannedPosition(track: ActorTrack, time: number): { x: number; height: number } {
  const act = track.acts.findLast(({ start }) => start <= time);
  if (!act) return track.start;
  const done = clamp((time - act.start) / Math.max(0.01, act.end - act.start));
  return { x: lerp(act.fromX, act.toX, done), height: lerp(act.fromHeight, act.toHeight, done) };
}
