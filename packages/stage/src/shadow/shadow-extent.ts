import { actorBounds } from "#actor/bounds.ts";
import { headAt } from "#actor/head-at.ts";
import type { Fall, Pose } from "#actor/pose.ts";
import type { Subject } from "#camera/view-at.ts";
import type { CastMember } from "#story/schema.ts";
import { thrown } from "#actor/fall.ts";

/** The extent of a shadow for the camera: from its feet to where its head falls. */
export function shadowExtent(member: CastMember, pose: Pose, fall: Fall): Subject {
  const { height, halfWidth } = actorBounds(member);
  const head = headAt(member, pose);
  const top = thrown(fall, { right: 0, up: height * pose.scale });
  const reach = (fall.wall ? Math.abs(fall.wall.x) : Math.abs(top.x)) / 2;
  return {
    x: fall.wall ? head.x : pose.x + top.x / 2,
    y: pose.y,
    height: -top.y,
    headY: pose.y - head.y,
    halfWidth: reach + halfWidth * pose.scale,
    head,
  };
}
