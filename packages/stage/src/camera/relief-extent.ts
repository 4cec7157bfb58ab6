import { headAt } from "#actor/head-at.ts";
import type { Pose } from "#actor/pose.ts";
import type { CastMember } from "#story/schema.ts";
import type { Subject } from "./view-at.ts";

/** Share of the head's size that mane and plate add. */
const framed = 1.5;

/** A head in relief as a subject of the camera: nothing hangs below it. */
export function reliefExtent(member: CastMember, pose: Pose): Subject {
  const head = headAt(member, pose);
  const half = head.halfHeight * framed;
  return {
    x: head.x,
    y: head.y + half,
    height: half * 2,
    headY: half,
    halfWidth: head.halfWidth * framed,
    head,
  };
}
