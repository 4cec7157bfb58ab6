import { mix } from "#paint/mix.ts";
import { fillPath } from "#paint/path.ts";
import { drawGlow, type BackdropContext } from "#set/backdrop-context.ts";
import { animateGulls } from "#set/sky/birds.ts";
import type { Surface } from "#surface.ts";

/** Air traffic above the roofs: birds by day, blinking lights and, in the future, flying cars. */
export function animateTraffic(surface: Surface, kit: BackdropContext, t: number): void {
  const random = kit.random("traffic");
  if (kit.style.genre !== "sci-fi") {
    animateGulls(surface, kit, t, { top: 120, low: 240, count: 4 });
    if (kit.light.darkness < 0.25) return;
    const glow = kit.glow("#ff5a5a");
    for (let lamp = 0; lamp < 5; lamp += 1) {
      const x = 100 + random() * 1080;
      const y = 190 + random() * 110;
      surface.globalAlpha = Math.max(0, Math.sin(t * 2.2 + lamp * 1.7)) ** 3;
      drawGlow(surface, glow, { x, y, radius: 9 });
    }
    surface.globalAlpha = 1;
    return;
  }
  const front = kit.glow(mix(kit.style.accent, "#ffffff", 0.4));
  const rear = kit.glow("#ff6aa0");
  for (let car = 0; car < 12; car += 1) {
    const lane = car % 3;
    const way = lane === 1 ? -1 : 1;
    const from = random() * 1500;
    const x = ((((from + way * t * (60 + lane * 22)) % 1500) + 1500) % 1500) - 110;
    const y = 236 + lane * 46 + Math.sin(t * 1.3 + car) * 2;
    fillPath(surface, kit.tone(kit.light.near, 0, 0.3), (path) =>
      path.ellipse(x, y, 9, 2.6, 0, 0, 6.3),
    );
    drawGlow(surface, front, { x: x + way * 8, y, radius: 8 });
    drawGlow(surface, rear, { x: x - way * 9, y, radius: 6 });
  }
}
