import { falling, linear } from "#paint/gradient.ts";
import { castShadow } from "#paint/form.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import { addEllipse, fillPath, type Point } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { sheet, sheetLeft, sheetRight, type Layer } from "#set/layer.ts";
import type { Surface } from "#surface.ts";
import { traceLand } from "./ground.ts";
import { rollingRidge, type Ridge } from "./ridge.ts";

export type DunePlan = {
  name: string;
  depth: number;
  base: number;
  height: number;
  wavelength: number;
  bottom: number;
  distance: number;
  seed: number;
  color: string;
  behind?: (surface: Surface) => void;
  room?: number;
};

/** The skyline of a dune field: long windward slopes with sharp crests. */
export function duneRidge({ seed, base, height, wavelength }: DunePlan): Ridge {
  const low = rollingRidge({ seed, base: 0, height: 1, wavelength: wavelength * 1.7, octaves: 2 });
  return (x) => {
    const wave = (x + seed * 7) / wavelength;
    const within = wave - Math.floor(wave);
    const rise = within < 0.72 ? within / 0.72 : (1 - within) / 0.28;
    const eased = rise * rise * (3 - 2 * rise) * 0.55 + rise * 0.45;
    return base - eased * height * (0.75 - low(x) * 0.4) + low(x) * height * 0.25;
  };
}

/** A dune field: lit windward slopes, slip faces in one cool shade. */
export function duneLayer(kit: BackdropContext, plan: DunePlan): Layer {
  const { name, depth, base, height, bottom, distance, color, behind, room = 0 } = plan;
  const ridge = duneRidge(plan);
  const top = base - height * 1.5;
  const foot = mix(kit.tone(color, -0.1, distance), kit.light.far, (1 - distance) * 0.35);
  return {
    depth,
    box: sheet(Math.max(-20, top - room), bottom),
    below: foot,
    solidFrom: base + height * 0.3,
    paint(surface) {
      behind?.(surface);
      const trace = traceLand({ ridge, bottom });
      if (kit.style.shading === "paper") castShadow(surface, kit.brush, trace, 8 * (1 - distance));
      fillPath(
        surface,
        falling(surface, base - height, bottom, [
          [0, kit.tone(color, 0.75, distance)],
          [0.45, kit.tone(color, 0.25, distance)],
          [1, foot],
        ]),
        trace,
      );
      surface.save();
      surface.beginPath();
      trace(surface);
      surface.clip();
      paintSlipFaces(surface, kit, plan, ridge);
      paintRipples(surface, kit, { ridge, bottom, distance, color, name });
      surface.restore();
    },
  };
}

/** The shaded side of each crest: from the summit down along an irregular edge. */
function paintSlipFaces(
  surface: Surface,
  kit: BackdropContext,
  plan: DunePlan,
  ridge: Ridge,
): void {
  const { wavelength, seed, bottom, distance, color } = plan;
  const first = Math.floor((sheetLeft + seed * 7) / wavelength) - 1;
  const last = Math.ceil((sheetRight + seed * 7) / wavelength);
  const shade = mix(kit.tone(color, -0.72, distance), kit.light.sky[1], 0.12);
  for (let wave = first; wave <= last; wave += 1) {
    const crest = (wave + 0.72) * wavelength - seed * 7;
    const top = ridge(crest);
    const drop = Math.min(bottom - top, plan.height * 1.7);
    const edge: Point[] = Array.from({ length: 9 }, (_, index) => {
      const along = index / 8;
      const bend = Math.sin(along * Math.PI * 1.1) * wavelength * 0.1;
      return { x: crest - bend - along * wavelength * 0.14, y: top + along * drop };
    });
    fillPath(
      surface,
      linear(surface, { x: 0, y: top }, { x: 0, y: top + drop }, [
        [0, withAlpha(shade, 0.9)],
        [0.5, withAlpha(shade, 0.55)],
        [1, withAlpha(shade, 0)],
      ]),
      (path) => {
        for (const [index, { x, y }] of edge.entries())
          if (index === 0) path.moveTo(x, y - 6);
          else path.lineTo(x, y);
        path.lineTo(crest + wavelength * 0.42, top + drop);
        path.lineTo(crest + wavelength * 0.3, ridge(crest + wavelength * 0.28) - 4);
        path.closePath();
      },
    );
  }
}

type Field = { ridge: Ridge; bottom: number; distance: number; color: string; name: string };

/** Wind ripples in the sand. */
export function paintRipples(surface: Surface, kit: BackdropContext, field: Field): void {
  const { ridge, bottom, distance, color, name } = field;
  if (kit.style.shading === "flat") return;
  const random = kit.random(`ripples ${name}`);
  for (const lit of [0.9, -0.6])
    fillPath(surface, withAlpha(kit.tone(color, lit, distance), 0.2), (path) => {
      for (let index = 0; index < 70; index += 1) {
        const x = sheetLeft + random() * (sheetRight - sheetLeft);
        const along = random() ** 1.4;
        const y = ridge(x) + 5 + along * (bottom - ridge(x));
        addEllipse(path, x, y, (12 + random() * 30) * (0.4 + along), 0.6 + along * 1.4, -0.05);
      }
    });
}
