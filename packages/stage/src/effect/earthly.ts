import { mix } from "#paint/mix.ts";
import { addCircle, addEllipse, fillPath } from "#paint/path.ts";
import type { Moment } from "./draw-effect.ts";
import { eachParticle } from "./particles.ts";

/** Dust clouds that spread along the ground and settle. */
export function drawDust(moment: Moment): void {
  const { surface, light } = moment;
  const color = mix(light.ground, light.key, 0.45);
  eachParticle(moment, 16, 0.6, ({ index, a, b, c, life, alpha }) => {
    const side = index % 2 === 0 ? 1 : -1;
    const out = 1 - (1 - life) ** 2;
    surface.globalAlpha = alpha * 0.5;
    fillPath(surface, color, (path) =>
      addCircle(
        path,
        side * (16 + out * (50 + a * 90)),
        84 - out * b * 34,
        (9 + c * 13) * (0.4 + out),
      ),
    );
  });
}

/** Smoke that rises, expands and drifts. */
export function drawSmoke(moment: Moment): void {
  const { surface, light } = moment;
  eachParticle(moment, 17, 0.62, ({ index, a, b, c, life, alpha }) => {
    const x = (a - 0.5) * 46 + Math.sin(life * 4 + b * 6) * 18 * life + life * 18;
    surface.globalAlpha = alpha * 0.42;
    fillPath(
      surface,
      mix(mix(light.ambient, "#e8e2ee", 0.6), light.shadow, (index % 3) * 0.1),
      (path) => addCircle(path, x, 20 - life * 150, (12 + c * 12) * (0.5 + life * 1.5)),
    );
  });
}

/** A crown of drops, and ripples that spread on the water. */
export function drawSplash(moment: Moment): void {
  const { surface, progress, presence, light } = moment;
  const water = mix("#8fd4ff", light.key, 0.25);
  for (const ring of [0, 0.22, 0.44]) {
    const life = Math.min(1, Math.max(0, (progress - ring) / 0.56));
    if (life <= 0 || life >= 1) continue;
    surface.globalAlpha = presence * (1 - life) * 0.8;
    surface.strokeStyle = mix(water, "#ffffff", 0.5);
    surface.lineWidth = 4 * (1 - life) + 1;
    surface.beginPath();
    addEllipse(surface, 0, 88, 30 + life * 120, 7 + life * 20);
    surface.stroke();
  }
  eachParticle(moment, 26, 0.5, ({ a, b, c, life, alpha }) => {
    const angle = -Math.PI / 2 + (a - 0.5) * 2;
    const speed = 110 + b * 120;
    const x = Math.cos(angle) * speed * life;
    const y = 84 + Math.sin(angle) * speed * life + 300 * life * life;
    surface.globalAlpha = alpha;
    fillPath(surface, c > 0.5 ? water : mix(water, "#ffffff", 0.7), (path) =>
      addEllipse(path, x, y, 3 + c * 4.5, 4 + c * 6.5, (a - 0.5) * 1.2),
    );
  });
}
