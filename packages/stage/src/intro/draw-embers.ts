import { lerp } from "@goldmane/std/lerp";
import { seededRandom } from "@goldmane/std/seeded-random";
import { smoothstep } from "#actor/acting/easing.ts";
import { addCircle } from "#paint/path.ts";
import type { Surface } from "#surface.ts";
import { introTiming } from "./timing.ts";

/** A spark: drawn in with the strands, or thrown out as the mane closes. */
type Ember = {
  isThrown: boolean;
  bornAt: number;
  seconds: number;
  angle: number;
  distance: number;
  turns: number;
  size: number;
  depth: number;
  phase: number;
};

const embers: readonly Ember[] = (() => {
  const random = seededRandom(411);
  return Array.from({ length: 230 }, (_, index): Ember => {
    const isThrown = index >= 120;
    const depth = random();
    return {
      isThrown,
      bornAt: isThrown ? introTiming.gathered - 0.05 + random() * 0.2 : 0.2 + random() * 4.6,
      seconds: isThrown ? lerp(1.1, 2.7, random()) : lerp(1.4, 3.2, random()),
      angle: random() * Math.PI * 2,
      distance: isThrown ? lerp(30, 120, random()) : lerp(40, 118, random()),
      turns: lerp(0.4, 2.1, random()),
      size: lerp(0.16, 0.62, random() ** 2) * (1 + depth),
      depth,
      phase: random() * 9,
    };
  });
})();

/** Draws the sparks at `t`, in the mark's units around its middle. */
export function drawEmbers(surface: Surface, t: number): void {
  surface.save();
  surface.globalCompositeOperation = "lighter";
  for (const ember of embers) {
    const life = (t - ember.bornAt) / ember.seconds;
    if (life <= 0 || life >= 1) continue;
    const { x, y } = placeOf(ember, life, t);
    const flicker = 0.72 + 0.28 * Math.sin(t * 17 + ember.phase * 5);
    const glow = smoothstep(life / 0.16) * (1 - life) ** 0.7 * flicker;
    for (const [radius, color, share] of [
      [ember.size * 3.2, "#d9641a", 0.16],
      [ember.size * 1.5, "#ffae45", 0.4],
      [ember.size * 0.7, "#fff0c9", 1],
    ] as const) {
      surface.globalAlpha = glow * share;
      surface.fillStyle = color;
      surface.beginPath();
      addCircle(surface, x, y, radius);
      surface.fill();
    }
  }
  surface.restore();
}

function placeOf(ember: Ember, life: number, t: number): { x: number; y: number } {
  const { isThrown, distance, angle, turns, depth, phase } = ember;
  if (isThrown) {
    const out = 26 + distance * (1 - (1 - life) ** 2.6) * (0.7 + depth * 0.5);
    const at = angle + 0.35 * life;
    // Sparks rise with the warm air.
    return {
      x: Math.cos(at) * out + Math.sin(t * 2 + phase) * 1.2,
      y: Math.sin(at) * out * 0.85 - 9 * life * life,
    };
  }
  const reach = 18 + distance * (1 - smoothstep(life));
  const at = angle - turns * (1 - life);
  return { x: Math.cos(at) * reach * (1 + depth * 0.25), y: Math.sin(at) * reach * 0.78 };
}
