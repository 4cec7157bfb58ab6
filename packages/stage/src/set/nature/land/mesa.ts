import { paintForm } from "#paint/form.ts";
import { withAlpha, mix } from "#paint/mix.ts";
import { addPolygon, fillPath, type Point } from "#paint/path.ts";
import type { Random } from "@goldmane/std/seeded-random";
import { falling } from "#paint/gradient.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";

export type MesaPlan = {
  x: number;
  y: number;
  width: number;
  height: number;
  distance: number;
  random: Random;
};

/** A mesa with bands of rock and scree at its foot. */
export function paintMesa(surface: Surface, kit: BackdropContext, plan: MesaPlan): void {
  const { x, y, width, height, distance, random } = plan;
  const color = mix(kit.local.cliff, "#c8704a", 0.4);
  const side = Math.sign(kit.light.keyAt.x - x) || 1;
  const wall = (way: number): Point[] => [
    { x: x + way * width * 0.3, y: y - height },
    { x: x + way * width * (0.33 + random() * 0.02), y: y - height * 0.78 },
    { x: x + way * width * (0.31 + random() * 0.03), y: y - height * 0.5 },
    { x: x + way * width * 0.36, y: y - height * 0.36 },
    { x: x + way * width * 0.56, y },
  ];
  const left = wall(-1);
  const right = wall(1);
  const top: Point[] = [
    { x: x - width * 0.1, y: y - height * (1.01 + random() * 0.03) },
    { x: x + width * 0.14, y: y - height * (0.99 + random() * 0.02) },
  ];
  const trace = (path: Surface) => addPolygon(path, [...left.toReversed(), ...top, ...right]);
  paintForm(
    surface,
    kit.brush,
    {
      box: { x: x - width / 2, y: y - height, width, height },
      color: kit.tone(color, 0, distance),
      contrast: 1 - distance,
      outline: 0,
    },
    trace,
  );
  surface.save();
  surface.beginPath();
  trace(surface);
  surface.clip();
  fillPath(surface, withAlpha(kit.tone(color, -0.75, distance), 0.6), (path) => {
    const edge = x - side * width * 0.02;
    path.moveTo(edge, y - height * 1.1);
    path.lineTo(edge + side * width * 0.03, y - height * 0.6);
    path.lineTo(edge - side * width * 0.04, y - height * 0.34);
    path.lineTo(edge - side * width * 0.02, y);
    path.lineTo(x - side * width * 0.7, y);
    path.lineTo(x - side * width * 0.7, y - height * 1.1);
    path.closePath();
  });
  for (const [index, at] of [0.9, 0.78, 0.62, 0.48].entries()) {
    const own = index % 2 === 0 ? kit.tone(color, 0.7, distance) : kit.tone(color, -0.6, distance);
    surface.fillStyle = withAlpha(own, 0.3);
    surface.fillRect(x - width / 2, y - height * at, width, height * (0.025 + random() * 0.035));
  }
  const far = kit.light.far;
  surface.fillStyle = falling(surface, y - height * 0.5, y, [
    [0, withAlpha(far, 0)],
    [1, withAlpha(far, 0.55)],
  ]);
  surface.fillRect(x - width, y - height * 0.5, width * 2, height * 0.52);
  surface.restore();
}
