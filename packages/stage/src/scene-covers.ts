import type { Pose } from "./actor/pose.ts";
import { addRoundRect } from "./paint/path.ts";
import type { PlacedProp } from "./prop/draw-prop.ts";
import type { ActorTrack, SceneSpan } from "./story/timeline.ts";
import { stageWidth, type Surface } from "./surface.ts";

/** How a prop hides a character: it stands before it, holds its lower half, frames it, or carries its head. */
export type Cover = { id: string; kind: "before" | "around" | "glass" | "mount" };

/** Distance in stage units after which a character has left its cover. */
const leaves = 46;

/** The prop that covers a character at an instant, if one does. */
export function coverOf({ scene }: SceneSpan, track: ActorTrack, pose: Pose): Cover | null {
  const entry = scene.cast.find(({ who }) => who === track.member.id);
  const id = entry?.within ?? entry?.behind;
  if (!entry || id === undefined) return null;
  if (Math.abs(pose.x - track.start.x * stageWidth) > leaves) return null;
  if (!entry.within) return { id, kind: "before" };
  if (track.member.as === "relief") return { id, kind: "mount" };
  const isMirror = scene.props.some((prop) => prop.id === id && prop.kind === "mirror");
  return { id, kind: isMirror ? "glass" : "around" };
}

/** Keeps what is drawn next within a mirror's glass. */
export function clipToGlass(surface: Surface, { x, y, size }: PlacedProp): void {
  surface.beginPath();
  addRoundRect(surface, x - 39 * size, y - 127 * size, 78 * size, 114 * size, 24 * size);
  surface.clip();
}

/** Distance from a mirror at which a character is reflected. */
const seenFrom = stageWidth * 0.3;

/** A character's image in a mirror that stands upright beside it; null out of its sight. */
export function reflected(pose: Pose, mirror: PlacedProp): Pose | null {
  const x = imageX(pose.x, mirror);
  if (x === null) return null;
  return { ...pose, x, y: floorOf(mirror), facing: -pose.facing, scale: pose.scale * shrunk };
}

/** A prop's image in a mirror; null out of its sight. */
export function reflectedProp(prop: PlacedProp, mirror: PlacedProp): PlacedProp | null {
  const x = imageX(prop.x, mirror);
  if (x === null) return null;
  const y = floorOf(mirror) - (mirror.y - prop.y) * shrunk;
  return { ...prop, x, y, size: prop.size * shrunk };
}

/** Images are a little smaller, and stand on a floor within the glass. */
const shrunk = 0.82;

function floorOf({ y, size }: PlacedProp): number {
  return y - 15 * size;
}

function imageX(x: number, mirror: PlacedProp): number | null {
  const away = mirror.x - x;
  return Math.abs(away) > seenFrom ? null : mirror.x + away * 0.16;
}
