import { mix, withAlpha } from "#paint/mix.ts";
import { strokePath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";

/** A few distant birds that alternate between gliding and flapping; none at night. */
export function animateGulls(
  surface: Surface,
  kit: BackdropContext,
  t: number,
  { top = 190, low = 330, count = 5 } = {},
): void {
  if (kit.light.darkness > 0.6 || kit.weather === "rain") return;
  const random = kit.random("birds");
  const way = random() < 0.5 ? -1 : 1;
  const color = withAlpha(mix(kit.light.near, kit.light.far, 0.3), 0.75);
  for (let index = 0; index < count; index += 1) {
    const pace = 13 + random() * 9;
    const phase = random() * 10;
    const from = random() * 1500;
    const x = -110 + ((((from + way * t * pace) % 1500) + 1500) % 1500);
    const y = top + random() * (low - top) + Math.sin(t * 0.6 + phase) * 7;
    const size = 7 + random() * 8;
    const beat = Math.sin(t * 5 + phase) * Math.max(0, Math.sin(t * 0.7 + phase));
    const lift = size * (0.28 + beat * 0.5);
    strokePath(surface, color, size * 0.14, (path) => {
      path.moveTo(x - size, y - lift);
      path.quadraticCurveTo(x - size * 0.4, y - lift * 0.9, x, y);
      path.quadraticCurveTo(x + size * 0.4, y - lift * 0.9, x + size, y - lift);
    });
  }
}
