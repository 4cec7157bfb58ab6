import { seededRandom } from "@goldmane/std/seeded-random";
import { paintGlow } from "#paint/gradient.ts";
import { mix } from "#paint/mix.ts";
import { addCircle, addStar, fillPath, strokePath } from "#paint/path.ts";
import type { Moment } from "./draw-effect.ts";
import { eachParticle } from "./particles.ts";

const white = "#ffffff";

/** Four-pointed glints that open and close around the middle. */
export function drawSparkle(moment: Moment): void {
  const { surface, light } = moment;
  eachParticle(moment, 22, 0.42, ({ a, b, c, life, alpha }) => {
    const angle = a * Math.PI * 2;
    const reach = 26 + b * 92;
    const x = Math.cos(angle) * reach;
    const y = Math.sin(angle) * reach * 0.8 - life * 22;
    const size = (7 + c * 12) * Math.sin(Math.PI * life);
    surface.globalAlpha = alpha;
    paintGlow(surface, { x, y, radius: size * 2.2 }, light.key, 0.4);
    fillPath(surface, mix(light.key, white, 0.65), (path) =>
      addStar(path, x, y, size, { points: 4, inner: 0.22 }),
    );
  });
}

/** Ribbons of light that wind upwards, with particles between them. */
export function drawMagic(moment: Moment): void {
  const { surface, age, presence, style, light } = moment;
  const colors = [style.accent, mix(style.accent, light.key, 0.6), mix(light.rim, white, 0.4)];
  paintGlow(surface, { x: 0, y: -10, radius: 150 }, style.accent, 0.34 * presence);
  for (const [ribbon, color] of colors.entries()) {
    surface.globalAlpha = 0.85 * presence;
    strokePath(surface, color, 4.5 - ribbon, (path) => {
      for (let step = 0; step <= 26; step += 1) {
        const rise = step / 26;
        const angle = rise * 7 + age * 5 + ribbon * 2.1;
        const reach = 66 * Math.sin(Math.PI * (0.15 + rise * 0.8));
        const [x, y] = [Math.cos(angle) * reach, 80 - rise * 190 + Math.sin(angle) * 12];
        if (step === 0) path.moveTo(x, y);
        else path.lineTo(x, y);
      }
    });
  }
  drawSparkle(moment);
}

/** A warm, pulsing light. */
export function drawGlow({ surface, age, presence, light }: Moment): void {
  const breath = 1 + Math.sin(age * 2.4) * 0.08;
  paintGlow(
    surface,
    { x: 0, y: 0, radius: 190 * breath * presence + 1 },
    light.key,
    0.7 * presence,
  );
  surface.globalAlpha = presence;
  for (let ray = 0; ray < 10; ray += 1) {
    const angle = (ray / 10) * Math.PI * 2 + age * 0.25;
    const [inner, outer] = [52, 88 + Math.sin(age * 3 + ray * 2) * 14];
    strokePath(surface, mix(light.key, white, 0.5), 3, (path) => {
      path.moveTo(Math.cos(angle) * inner, Math.sin(angle) * inner);
      path.lineTo(Math.cos(angle) * outer, Math.sin(angle) * outer);
    });
  }
}

/**
 * One lightning bolt from above, twice in the effect's life; soft edges, and at most three flashes
 * per second.
 */
export function drawLightning({ surface, progress, seed, light }: Moment): void {
  const strike = progress < 0.45 ? progress / 0.45 : (progress - 0.45) / 0.55;
  const alpha = Math.max(0, 1 - strike * 1.4);
  if (alpha <= 0) return;
  const random = seededRandom(seed + (progress < 0.45 ? 0 : 1));
  const bolt = Array.from({ length: 11 }, (_, step) => ({
    x: step === 10 ? 0 : (random() - 0.5) * 84,
    y: -520 + step * 54,
  }));
  surface.globalAlpha = alpha;
  paintGlow(surface, { x: 0, y: 0, radius: 170 }, light.rim, 0.55);
  for (const [color, width] of [
    [light.rim, 15],
    ["#dff1ff", 7],
    [white, 3],
  ] as const)
    strokePath(surface, color, width, (path) => {
      for (const [step, { x, y }] of bolt.entries()) {
        if (step === 0) path.moveTo(x, y);
        else path.lineTo(x, y);
      }
    });
  fillPath(surface, white, (path) => addCircle(path, 0, 20, 7));
}
