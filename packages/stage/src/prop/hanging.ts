import { addRoundRect } from "#paint/path.ts";
import type { Prop } from "#story/schema.ts";
import type { Backdrop } from "#story/vocabulary.ts";
import type { Easel } from "./easel.ts";

/** Support of a raised prop: a cord from above the picture, or a post on the ground. */
export type Hanging = "cord" | "post";

/** y of the ring of a lantern or bell, relative to the foot. */
const ringY = -82;
/** Longer than the height of any picture. */
const outOfSight = 900;

/** Backdrops without gravity. */
const weightless: ReadonlySet<Backdrop> = new Set(["sky", "space"]);
/**
 * The height from which a prop hangs, and from what it hangs outdoors above the height of a post.
 */
const ringed: Partial<Record<Prop["kind"], { from: number; aloft: Hanging | null }>> = {
  lantern: { from: 0.07, aloft: "cord" },
  bell: { from: 0.18, aloft: null },
};
const highestPost = 0.45;

/** A prop with a ring hangs, unless it is so low that it stands or so high that it flies. */
export function hangingOf(
  kind: Prop["kind"],
  { height, backdrop, roofed }: { height: number; backdrop: Backdrop; roofed: boolean },
): Hanging | null {
  const ring = ringed[kind];
  if (!ring || height < ring.from || weightless.has(backdrop)) return null;
  if (roofed) return "cord";
  return height <= highestPost ? "post" : ring.aloft;
}

/** @param drop distance from the prop's foot to the ground, in its own units */
export function paintHanging(easel: Easel, by: Hanging, drop: number): void {
  if (by === "cord") {
    easel.line(easel.tone("#8a7866"), 2.8, (path) => {
      path.moveTo(0, ringY);
      path.lineTo(0, -outOfSight);
    });
    return;
  }
  const timber = "#5f4a3a";
  const [x, top] = [56, ringY - 34];
  easel.form({ x: x - 6, y: top, width: 12, height: drop - top }, timber, (path) =>
    addRoundRect(path, x - 6, top, 12, drop - top, 5),
  );
  easel.line(easel.tone(timber, -0.1), 7, (path) => {
    path.moveTo(x + 4, top + 12);
    path.lineTo(-14, top + 12);
  });
  easel.line(easel.tone(timber, -0.3), 5, (path) => {
    path.moveTo(x - 2, top + 44);
    path.quadraticCurveTo(x - 30, top + 40, x - 34, top + 14);
  });
  easel.line(easel.tone("#2e2a30"), 3, (path) => {
    path.moveTo(0, top + 12);
    path.lineTo(0, ringY);
  });
}
