import { mix } from "#paint/mix.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { sheetLeft, sheetRight, type Layer } from "#set/layer.ts";
import type { Ridge } from "#set/nature/land/ridge.ts";
import type { Surface } from "#surface.ts";

export type CloudBank = {
  name: string;
  depth: number;
  ridge: Ridge;
  bottom: number;
  /** Radius of its puffs. */
  size: number;
  distance: number;
  on?: (surface: Surface) => void;
  animate?: Layer["animate"];
  /** The bank that the cast stands on: brighter and smooth. */
  stage?: boolean;
};

export function bankColors(
  kit: BackdropContext,
  distance: number,
): { lit: string; body: string; shade: string } {
  const { key, sky, shadow, darkness } = kit.light;
  const day = 1 - darkness;
  const far = mix(sky[3], sky[2], 0.4);
  const lit = mix(
    mix(mix(key, "#ffffff", 0.25 + day * 0.5), sky[2], darkness * 0.45),
    far,
    distance * 0.6,
  );
  const shade = mix(mix(mix(sky[1], shadow, 0.34), sky[2], 0.35), far, distance * 0.75);
  return { lit, body: mix(lit, shade, 0.42), shade };
}

export type Puff = { x: number; y: number; r: number };

/** Heaps of varied size, each of a few large puffs with small ones on top. */
export function puffsOf(kit: BackdropContext, { name, ridge, size, stage }: CloudBank): Puff[] {
  const random = kit.random(`bank ${name}`);
  const puffs: Puff[] = [];
  let x = sheetLeft - size;
  while (x < sheetRight + size) {
    const big = stage ? size * 0.6 : size * (0.55 + random() ** 1.5 * 0.9);
    const at = x + big * 0.7;
    puffs.push({ x: at, y: ridge(at) + big * 0.5, r: big });
    const small = stage ? 1 : 2 + Math.floor(random() * 3);
    for (let puff = 0; puff < small; puff += 1) {
      const r = big * (0.28 + random() * 0.3);
      const turn = -0.3 - random() * 2.5;
      const px = at + Math.cos(turn) * big * 0.86;
      puffs.push({ x: px, y: ridge(at) + big * 0.5 + Math.sin(turn) * big * 0.8, r });
    }
    x += big * (1 + random() * 0.9);
  }
  return puffs;
}
