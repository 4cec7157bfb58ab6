import { sheetLeft, sheetRight } from "#set/layer.ts";
import { paintGlow, falling } from "#paint/gradient.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import { addEllipse, fillPath, type Trace } from "#paint/path.ts";
import { castShadow } from "#paint/form.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";
import type { Ridge } from "./ridge.ts";

export type Land = {
  ridge: Ridge;
  /** y of the layer's lower edge. */
  bottom: number;
  /** Local color. */
  color: string;
  distance: number;
  /** Strength of the haze at its foot, 0..1. */
  haze?: number;
  name: string;
};

export function traceLand({ ridge, bottom }: Pick<Land, "ridge" | "bottom">, lift = 0): Trace {
  return (surface) => {
    surface.moveTo(sheetLeft - 4, bottom + 40);
    for (let x = sheetLeft - 4; x <= sheetRight + 8; x += 8) surface.lineTo(x, ridge(x) - lift);
    surface.lineTo(sheetRight + 8, bottom + 40);
    surface.closePath();
  };
}

/** The color at the lower edge of a stretch of land, to continue below its layer. */
export function landFoot(kit: BackdropContext, { color, distance, haze = 0.5 }: Land): string {
  return mix(kit.tone(color, -0.25, distance), kit.light.far, haze * (1 - distance) * 0.45);
}

/** A hill: light on its crown and on slopes that face the light, haze at its foot. */
export function paintLand(surface: Surface, kit: BackdropContext, land: Land): void {
  const { ridge, bottom, color, distance } = land;
  const { style, light } = kit;
  const trace = traceLand(land);
  const crown = highest(ridge);
  const body = kit.tone(color, 0, distance);
  const foot = landFoot(kit, land);
  if (style.shading === "paper") castEdge(surface, kit, trace);
  const lit = kit.tone(color, 0.8 - distance * 0.3, distance);
  const shade = kit.tone(color, -0.5, distance);
  const reach = bottom - crown;
  fillPath(
    surface,
    style.shading === "flat" || style.shading === "paper"
      ? falling(surface, crown, bottom, [
          [0, mix(body, lit, 0.55)],
          [0.5, body],
          [1, foot],
        ])
      : falling(surface, crown, bottom, [
          [0, lit],
          [0.3, body],
          [0.62, mix(body, shade, 0.35)],
          [1, foot],
        ]),
    trace,
  );
  surface.save();
  surface.beginPath();
  trace(surface);
  surface.clip();
  paintSlopes(surface, kit, land, { lit, shade, reach });
  if (style.shading === "paper") {
    surface.strokeStyle = withAlpha(mix(lit, light.rim, 0.5), 0.55);
    surface.lineWidth = 3;
    surface.beginPath();
    trace(surface);
    surface.stroke();
  }
  surface.restore();
}

/** Broad soft patches: light where the slope faces the sun, shade where it does not. */
function paintSlopes(
  surface: Surface,
  kit: BackdropContext,
  { ridge, name, distance, bottom }: Land,
  { lit, shade, reach }: { lit: string; shade: string; reach: number },
): void {
  const random = kit.random(`slopes ${name}`);
  const strength = (1 - distance * 0.6) * (kit.style.shading === "flat" ? 0.6 : 1);
  if (
    kit.style.shading === "cel" ||
    kit.style.shading === "paper" ||
    kit.style.shading === "glow"
  ) {
    const soft = kit.style.shading === "cel" ? 0.34 : 0.2;
    const phase = random() * 6;
    const lower: Ridge = (x) => ridge(x) + 26 + reach * 0.16 + Math.sin(x * 0.011 + phase) * 12;
    fillPath(surface, withAlpha(shade, soft * strength), traceLand({ ridge: lower, bottom }));
    return;
  }
  for (let index = 0; index < 14; index += 1) {
    const x = sheetLeft + random() * (sheetRight - sheetLeft);
    const slope = ridge(x + 24) - ridge(x - 24);
    const facing = slope * Math.sign(x - kit.light.keyAt.x);
    const y = ridge(x) + (0.06 + random() * 0.3) * reach;
    const radius = 70 + random() * 130;
    const color = facing > 0 || random() < 0.3 ? shade : lit;
    paintGlow(surface, { x, y, radius, squash: 0.32 }, color, (0.3 + random() * 0.25) * strength);
  }
  const grain = [lit, shade];
  for (const color of grain) {
    fillPath(surface, withAlpha(color, 0.13 * strength), (path) => {
      for (let index = 0; index < 26; index += 1) {
        const x = sheetLeft + random() * (sheetRight - sheetLeft);
        const tilt = Math.atan2(ridge(x + 20) - ridge(x - 20), 40);
        const y = ridge(x) + 8 + random() ** 1.5 * reach * 0.5;
        addEllipse(path, x, y, 18 + random() * 60, 2 + random() * 4, tilt * 0.8);
      }
    });
  }
}

function castEdge(surface: Surface, kit: BackdropContext, trace: Trace): void {
  surface.save();
  surface.translate(0, -14);
  castShadow(surface, kit.brush, trace, 8);
  surface.restore();
}

function highest(ridge: Ridge): number {
  let top = Infinity;
  for (let x = sheetLeft; x <= sheetRight; x += 24) top = Math.min(top, ridge(x));
  return top;
}
