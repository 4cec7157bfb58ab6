import { seededRandom } from "@goldmane/std/seeded-random";
import type { Moment } from "./draw-effect.ts";

export type Particle = {
  index: number;
  /** Four choices of its own in [0, 1). */
  a: number;
  b: number;
  c: number;
  d: number;
  /** 0 born .. 1 gone. */
  life: number;
  /** Fades in and out with its life and its effect's. */
  alpha: number;
};

/** Particles that are born one after another through the effect and each live `lifeShare` of it. */
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
