import { paintForm } from "#paint/form.ts";
import { withAlpha } from "#paint/mix.ts";
import { addCircle, fillPath, strokePath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";
import type { TimeOfDay } from "#story/vocabulary.ts";

type Clock = { x: number; y: number; radius: number };

/** Clock time for each time of day, in hours. */
const hours: Record<TimeOfDay, number> = { dawn: 7.4, day: 10.2, dusk: 5.7, night: 9.1 };

export function paintClock(surface: Surface, kit: BackdropContext, { x, y, radius }: Clock): void {
  fillPath(surface, withAlpha(kit.light.shadow, 0.3), (path) =>
    addCircle(path, x + 3, y + 7, radius + 5),
  );
  const rim = {
    x: x - radius - 6,
    y: y - radius - 6,
    width: radius * 2 + 12,
    height: radius * 2 + 12,
  };
  paintForm(surface, kit.brush, { box: rim, color: kit.tone(kit.local.wood, 0) }, (path) =>
    addCircle(path, x, y, radius + 6),
  );
  fillPath(surface, kit.tone("#fbf5e6", 0.25), (path) => addCircle(path, x, y, radius));
  strokePath(surface, kit.tone("#4a4450", -0.2), 2.4, (path) => {
    for (let mark = 0; mark < 12; mark += 1) {
      const angle = mark * (Math.PI / 6);
      const inner = mark % 3 === 0 ? 0.74 : 0.84;
      path.moveTo(x + Math.cos(angle) * radius * inner, y + Math.sin(angle) * radius * inner);
      path.lineTo(x + Math.cos(angle) * radius * 0.92, y + Math.sin(angle) * radius * 0.92);
    }
  });
}

/** Moving hands; the second hand ticks and trembles. */
export function animateClock(
  surface: Surface,
  kit: BackdropContext,
  { x, y, radius }: Clock,
  t: number,
): void {
  const hour = hours[kit.time] + t / 3600;
  const tick = Math.floor(t) + Math.min(1, (t - Math.floor(t)) * 9);
  const hand = (turn: number, length: number) => (path: Surface) => {
    const angle = turn * Math.PI * 2 - Math.PI / 2;
    path.moveTo(x - Math.cos(angle) * length * 0.16, y - Math.sin(angle) * length * 0.16);
    path.lineTo(x + Math.cos(angle) * length, y + Math.sin(angle) * length);
  };
  surface.lineCap = "round";
  const ink = kit.tone("#37323e", -0.2);
  strokePath(surface, ink, 4, hand(hour / 12, radius * 0.5));
  strokePath(surface, ink, 3, hand(hour, radius * 0.74));
  strokePath(surface, kit.tone("#d2483c", 0), 1.6, hand(tick / 60, radius * 0.8));
  fillPath(surface, ink, (path) => addCircle(path, x, y, 3.4));
}
