import { type Point } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";
import { smoothNoise } from "#set/nature/land/ridge.ts";

export type CaveWall = {
  name: string;
  depth: number;
  /** The hole in the rock, an ellipse. */
  hole: { x: number; y: number; rx: number; ry: number };
  /** 0 is the nearest fold, dark against the light; 1 is in the light of the opening. */
  distance: number;
  color: string;
  /** Length of the stalactites. */
  teeth: number;
  on?: (surface: Surface) => void;
};

/** Outline of the hole, counterclockwise: irregular walls, and stalactites at the top. */
export function edgeOf(kit: BackdropContext, { name, hole, teeth }: CaveWall): Point[] {
  const random = kit.random(`hole ${name}`);
  const seed = Math.floor(random() * 1e5);
  const count = 150;
  const stones = Array.from({ length: 9 }, (_, index) => ({
    at: 0.56 + (index / 8) * 0.38 * (0.96 + random() * 0.08),
    wide: 0.006 + random() * 0.009,
    long: teeth * (0.25 + random() ** 1.6 * 0.75),
  }));
  return Array.from({ length: count }, (_, index) => {
    const along = 1 - index / count;
    const angle = along * Math.PI * 2;
    const turn = { x: Math.cos(angle), y: Math.sin(angle) };
    const rough =
      1 +
      smoothNoise(seed, turn.x * 2.2 + 9) * 0.06 +
      smoothNoise(seed + 3, turn.y * 2.6 + 5) * 0.07 +
      smoothNoise(seed + 5, along * 31) * 0.028;
    let hang = 0;
    for (const { at, wide, long } of stones) {
      const away = Math.abs(along - at) / wide;
      if (away < 1) hang = Math.max(hang, long * (1 - away) ** 1.7);
    }
    return { x: hole.x + turn.x * hole.rx * rough, y: hole.y + turn.y * hole.ry * rough + hang };
  });
}
