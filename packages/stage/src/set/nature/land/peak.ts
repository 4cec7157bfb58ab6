import type { Random } from "@goldmane/std/seeded-random";
import { falling } from "#paint/gradient.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import { addPolygon, addSmooth, fillPath, type Point } from "#paint/path.ts";
import { castShadow } from "#paint/form.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";

export type PeakPlan = {
  x: number;
  /** y where its foot is hidden. */
  y: number;
  height: number;
  width: number;
  distance: number;
  color: string;
  /** Extent of the snow: 0 none .. 1 down to the foot. */
  snow: number;
  random: Random;
};

/** A mountain with a lit face and a shaded one, with snow on both. */
export function paintPeak(surface: Surface, kit: BackdropContext, plan: PeakPlan): void {
  const { x, y, height, width, distance, color, snow, random } = plan;
  const top = { x, y: y - height };
  const round = kit.style.shading === "flat";
  const left = slope(top, { x: x - width / 2, y }, random, height * 0.035);
  const right = slope(top, { x: x + width / 2, y }, random, height * 0.035);
  const spine = slope(top, { x: x + (random() - 0.5) * width * 0.3, y }, random, height * 0.09);
  const sunRight = kit.light.keyAt.x > x;
  const trace = round ? addSmooth : addPolygon;
  const whole = (path: Surface) => trace(path, [...left.toReversed(), ...right]);
  const haze = mix(kit.tone(color, -0.1, distance), kit.light.far, 0.75);
  const face = (lit: number) =>
    falling(surface, top.y, y, [
      [0, kit.tone(color, lit, distance)],
      [0.5, mix(kit.tone(color, lit, distance), haze, 0.2)],
      [1, haze],
    ]);

  if (kit.style.shading === "paper") {
    surface.save();
    surface.translate(0, -8);
    castShadow(surface, kit.brush, whole, 7);
    surface.restore();
  }
  fillPath(surface, face(sunRight ? -0.7 : 0.5), whole);
  surface.save();
  surface.beginPath();
  whole(surface);
  surface.clip();
  const faceRight = [...spine.toReversed(), ...right];
  fillPath(surface, face(sunRight ? 0.5 : -0.7), (path) => addPolygon(path, faceRight));
  if (!round) paintFurrows(surface, kit, { plan, top, sunRight });
  if (snow > 0) {
    const reach = height * snow;
    const cap = (edge: readonly Point[], shift: number) =>
      snowCap(top, edge, { reach, shift, random });
    const litSnow = kit.tone(kit.local.snow, 0.7, distance * 0.7);
    const darkSnow = mix(kit.tone(kit.local.snow, -0.5, distance * 0.8), kit.light.sky[1], 0.25);
    fillPath(surface, sunRight ? darkSnow : litSnow, (path) => addPolygon(path, cap(left, 0.2)));
    fillPath(surface, sunRight ? darkSnow : litSnow, (path) => addPolygon(path, cap(right, 0.1)));
    surface.beginPath();
    addPolygon(surface, faceRight);
    surface.clip();
    fillPath(surface, sunRight ? litSnow : darkSnow, (path) => {
      addPolygon(path, cap(right, 0));
      addPolygon(path, cap(spine, 0.3));
    });
  }
  surface.restore();
}

/** An irregular edge from the summit down, always with the same number of steps. */
function slope(top: Point, foot: Point, random: Random, jut: number): Point[] {
  const steps = 9;
  return Array.from({ length: steps + 1 }, (_, index) => {
    const along = index / steps;
    const free = index === 0 || index === steps ? 0 : 1;
    return {
      x: top.x + (foot.x - top.x) * along ** 1.08 + (random() - 0.5) * jut * 1.6 * free,
      y: top.y + (foot.y - top.y) * along + (random() - 0.5) * jut * free,
    };
  });
}

/** Snow that follows an edge down and ends in a jagged line. */
function snowCap(
  top: Point,
  edge: readonly Point[],
  { reach, shift, random }: { reach: number; shift: number; random: Random },
): Point[] {
  const down = edge.filter((point) => point.y < top.y + reach * (1 - shift));
  const last = down.at(-1) ?? top;
  const teeth = 5;
  const back = Array.from({ length: teeth }, (_, index) => {
    const along = (index + 1) / (teeth + 1);
    const tooth = (index % 2 === 0 ? -0.24 : 0.06) * reach * (0.6 + random() * 0.7);
    return {
      x: last.x + (top.x - last.x) * along * 1.15,
      y: last.y + (top.y + reach * 0.62 - last.y) * along + tooth,
    };
  });
  return [top, ...down, ...back];
}

function paintFurrows(
  surface: Surface,
  kit: BackdropContext,
  { plan, top, sunRight }: { plan: PeakPlan; top: Point; sunRight: boolean },
): void {
  const { width, height, distance, color, random, y } = plan;
  for (const [lit, alpha] of [
    [0.75, 0.22],
    [-0.85, 0.24],
  ] as const)
    fillPath(surface, withAlpha(kit.tone(color, lit, distance), alpha), (path) => {
      for (let furrow = 0; furrow < 9; furrow += 1) {
        const along = 0.12 + random() * 0.55;
        const side = random() < 0.5 ? -1 : 1;
        const x = top.x + side * width * 0.46 * along * random();
        const from = top.y + height * along;
        const lean = (sunRight ? 1 : -1) * (lit > 0 ? 1 : -1) * width * 0.05 + side * width * 0.05;
        path.moveTo(x, from);
        path.lineTo(x + lean, Math.min(y, from + height * (0.14 + random() * 0.2)));
        path.lineTo(x + lean - side * width * 0.035, from + height * 0.1);
        path.closePath();
      }
    });
}
