import { linear } from "#paint/gradient.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import { fillPath } from "#paint/path.ts";
import { randomAt } from "@goldmane/std/seeded-random";
import { drawGlow, type BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";

/** Meteors, each visible for a moment; many of them in place of rain. */
export function animateMeteors(surface: Surface, kit: BackdropContext, t: number): void {
  const many = kit.weather === "rain" ? 7 : 2;
  const color = mix(kit.light.key, "#ffffff", 0.5);
  const glow = kit.glow(color);
  for (let meteor = 0; meteor < many; meteor += 1) {
    const period = kit.weather === "rain" ? 2.6 : 6.5;
    const clock = t / period + meteor * 0.41;
    const turn = Math.floor(clock);
    const age = (clock - turn) * period;
    if (age > 0.9) continue;
    const seed = turn * 17 + meteor;
    const from = { x: 100 + randomAt(seed, 1) * 1200, y: 20 + randomAt(seed, 2) * 190 };
    const head = { x: from.x - age * 430, y: from.y + age * 190 };
    const length = 150 * Math.sin((age / 0.9) * Math.PI);
    const tail = { x: head.x + length * 0.91, y: head.y - length * 0.4 };
    const alpha = Math.sin((age / 0.9) * Math.PI);
    fillPath(
      surface,
      linear(surface, head, { x: tail.x + 1, y: tail.y }, [
        [0, withAlpha(color, alpha)],
        [1, withAlpha(color, 0)],
      ]),
      (path) => {
        path.moveTo(head.x, head.y - 1.4);
        path.lineTo(tail.x, tail.y);
        path.lineTo(head.x, head.y + 1.6);
        path.closePath();
      },
    );
    surface.globalAlpha = alpha;
    drawGlow(surface, glow, { ...head, radius: 8 });
    surface.globalAlpha = 1;
  }
}
