import { paintForm } from "#paint/form.ts";
import { paintGlow, linear } from "#paint/gradient.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import { addPolygon, fillPath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";
import { isLampTime, lampColor } from "#set/built/town/lit-window.ts";

export type LighthousePlan = { x: number; y: number; height: number; distance: number };

/** A banded tower with its lantern. */
export function paintLighthouse(
  surface: Surface,
  kit: BackdropContext,
  plan: LighthousePlan,
): void {
  const { x, y, height, distance } = plan;
  const half = height * 0.11;
  const top = y - height * 0.8;
  const contrast = 1 - distance;
  const shape = (path: Surface) =>
    addPolygon(path, [
      { x: x - half, y },
      { x: x - half * 0.6, y: top },
      { x: x + half * 0.6, y: top },
      { x: x + half, y },
    ]);
  const box = { x: x - half, y: top, width: half * 2, height: y - top };
  paintForm(
    surface,
    kit.brush,
    { box, color: kit.tone("#f4efe6", 0.1, distance), contrast },
    shape,
  );
  surface.save();
  surface.beginPath();
  shape(surface);
  surface.clip();
  surface.fillStyle = withAlpha(kit.tone(kit.local.roof, -0.05, distance), 0.9);
  for (const at of [0.16, 0.5, 0.84])
    surface.fillRect(x - half, top + (y - top) * (at - 0.08), half * 2, (y - top) * 0.16);
  surface.restore();
  const roof = kit.tone(kit.local.roof, 0, distance);
  fillPath(surface, kit.tone(kit.light.near, -0.1, distance), (path) => {
    path.rect(x - half * 0.86, top - 2, half * 1.72, height * 0.028);
  });
  const lamp = isLampTime(kit) ? lampColor(kit) : kit.tone("#dfeaf2", 0.3, distance);
  fillPath(surface, lamp, (path) =>
    path.rect(x - half * 0.46, top - height * 0.1, half * 0.92, height * 0.1),
  );
  paintForm(
    surface,
    kit.brush,
    {
      box: { x: x - half * 0.7, y: top - height * 0.18, width: half * 1.4, height: height * 0.08 },
      color: roof,
      contrast,
    },
    (path) =>
      addPolygon(path, [
        { x: x - half * 0.66, y: top - height * 0.1 },
        { x, y: top - height * 0.19 },
        { x: x + half * 0.66, y: top - height * 0.1 },
      ]),
  );
}

/** The rotating beam seen from the side: it swells, passes and thins. */
export function animateBeam(
  surface: Surface,
  kit: BackdropContext,
  plan: LighthousePlan,
  t: number,
): void {
  if (!isLampTime(kit)) return;
  const from = { x: plan.x, y: plan.y - plan.height * 0.85 };
  const lamp = lampColor(kit);
  const strength = 0.25 + kit.light.darkness * 0.35;
  surface.globalCompositeOperation = "lighter";
  for (const half of [0, Math.PI]) {
    const angle = t * 0.55 + half;
    const across = Math.cos(angle);
    const reach = across * 520;
    const wide = 8 + Math.abs(reach) * 0.07;
    const to = { x: from.x + reach, y: from.y };
    fillPath(
      surface,
      linear(surface, from, { x: to.x + 1, y: to.y }, [
        [0, withAlpha(lamp, strength)],
        [1, withAlpha(lamp, 0)],
      ]),
      (path) =>
        addPolygon(path, [
          { x: from.x, y: from.y - 2 },
          { x: to.x, y: to.y - wide },
          { x: to.x, y: to.y + wide },
          { x: from.x, y: from.y + 2 },
        ]),
    );
  }
  const facing = Math.max(0, Math.sin(t * 0.55)) ** 8;
  paintGlow(
    surface,
    { ...from, radius: 40 + facing * 70 },
    mix(lamp, "#ffffff", 0.4),
    0.4 + facing * 0.4,
  );
  surface.globalCompositeOperation = "source-over";
}
