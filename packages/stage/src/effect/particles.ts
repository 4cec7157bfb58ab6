import { seededRandom } from "@goldmane/std/seeded-random";
import type { Moment } from "./draw-effect.ts";

export type Particle = {
  index: number;
  /** Four random numbers of the particle, in [0, 1). */
  a: number;
  b: number;
  c: number;
  d: number;
  /** 0 birth .. 1 death. */
  life: number;
  /** Opacity: fades in and out with the particle's life and the effect's. */
  alpha: number;
};

/** Particles that are emitted over the effect's duration, each living for `lifeShare` of it. */
export function eachParticle(
  { progress, presence, seed }: Moment,
  count: number,
  lifeShare: number,
  draw: (particle: Particle) => void,
): void {
  const random = seededRandom(seed);
  for (let index = 0; index < count; index += 1) {
    const [a, b, c, d] = [random(), random(), random(), random()];
    const born = (index / count) * (1 - lifeShare);
    const life = (progress - born) / lifeShare;
    if (life <= 0 || life >= 1) continue;
    const alpha = presence * Math.min(1, life * 6, (1 - life) * 2.5);
    draw({ index, a, b, c, d, life, alpha });
  }
}
