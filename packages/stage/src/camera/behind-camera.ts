import type { Pose } from "#actor/pose.ts";
import type { SceneCast } from "#scene-cast.ts";
import { findCurrent } from "#story/find-current.ts";
import type { ActorTrack, SceneSpan } from "#story/timeline.ts";

/** A character that the camera looks past, over its shoulder or through its eyes. */
export type BehindCamera = {
  track: ActorTrack;
  pose: Pose;
  /** -1 left of what is seen, 1 right of it. */
  side: 1 | -1;
  isShoulder: boolean;
};

export function behindCamera(
  { shots }: SceneSpan,
  cast: SceneCast,
  time: number,
): BehindCamera | null {
  const shot = findCurrent(shots, time);
  const [first, second] = shot?.on ?? [];
  if (!first || !second || (shot?.shot !== "over" && shot?.shot !== "pov")) return null;
  const isShoulder = shot.shot === "over";
  const [seer, anchor] = isShoulder ? [second, first] : [first, second];
  const found = cast.poses().find(({ track }) => "id" in seer && track.member.id === seer.id);
  const seen = cast.subject(anchor, time);
  return found && seen ? { ...found, side: found.pose.x < seen.x ? -1 : 1, isShoulder } : null;
}
