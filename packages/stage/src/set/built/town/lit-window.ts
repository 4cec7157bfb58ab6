import { paintGlow } from "#paint/gradient.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import { fillPath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";

/** Color of a lamp behind glass. */
export function lampColor(kit: BackdropContext): string {
  return kit.style.genre === "sci-fi" ? mix(kit.style.accent, "#ffffff", 0.3) : "#ffd288";
}

/** Whether lamps are lit at this time. */
export function isLampTime(kit: BackdropContext): boolean {
  return kit.light.darkness > 0.22 || kit.weather === "rain" || kit.weather === "mist";
}

export type WindowPlan = {
  /** Its middle. */
  x: number;
  y: number;
  width: number;
  height: number;
  distance: number;
  lit: boolean;
  arched?: boolean;
};

/** A window with a crossbar; after dark it glows on the surrounding wall. */
export function paintWindow(surface: Surface, kit: BackdropContext, plan: WindowPlan): void {
  const { x, y, width, height, distance, lit, arched = false } = plan;
  const lamp = lampColor(kit);
  const glass = lit
    ? mix(lamp, kit.light.far, distance * 0.4)
    : mix(kit.tone(mix(kit.light.sky[1], "#20305a", 0.5), -0.1, distance), kit.light.sky[2], 0.2);
  const left = x - width / 2;
  const top = y - height / 2;
  const trace = (grow: number) => (path: Surface) => {
    if (!arched) {
      path.rect(left - grow, top - grow, width + grow * 2, height + grow * 2);
      return;
    }
    path.moveTo(left - grow, top + height + grow);
    path.lineTo(left - grow, y);
    path.arc(x, y, width / 2 + grow, Math.PI, 0);
    path.lineTo(left + width + grow, top + height + grow);
    path.closePath();
  };
  if (lit && kit.light.darkness > 0.2)
    paintGlow(
      surface,
      { x, y, radius: Math.max(width, height) * 2.1 },
      lamp,
      0.42 * (1 - distance),
    );
  if (width > 5) fillPath(surface, kit.tone(kit.local.wood, -0.4, distance), trace(width * 0.1));
  fillPath(surface, glass, trace(0));
  if (width < 5) return;
  fillPath(surface, withAlpha(kit.tone(kit.local.wood, -0.5, distance), 0.75), (path) => {
    path.rect(x - width * 0.045, top, width * 0.09, height);
    path.rect(left, y - height * 0.05, width, height * 0.08);
  });
  if (!lit)
    fillPath(surface, withAlpha("#ffffff", 0.2), (path) => {
      path.moveTo(left, top + height * 0.5);
      path.lineTo(left + width * 0.6, top);
      path.lineTo(left + width * 0.9, top);
      path.lineTo(left, top + height * 0.85);
      path.closePath();
    });
}
