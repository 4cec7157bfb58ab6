import { linear, paintGlow } from "#paint/gradient.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import { fillPath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { sheet, type Layer } from "#set/layer.ts";
import type { Surface } from "#surface.ts";
import type { MuseumPlan } from "./museum-plan.ts";

/** Two rows of fluted columns below a coffered ceiling, each nearer pair larger. */
export function columnLayers(kit: BackdropContext, { stone }: MuseumPlan): Layer[] {
  return [
    { depth: 0.74, xs: [196, 1084], width: 62, distance: 0.14, foot: 574 },
    { depth: 0.9, xs: [40, 1240], width: 112, distance: 0.03, foot: 574 },
  ].map(({ depth, xs, width, distance, foot }, row) => ({
    depth,
    box: sheet(-20, 650),
    paint(surface: Surface) {
      for (const x of xs) paintColumn(surface, kit, { x, width, distance, foot, stone });
      if (row === 0) return;
      paintGlow(surface, { x: 640, y: -80, radius: 720, squash: 0.24 }, kit.light.shadow, 0.6);
    },
  }));
}

type Column = { x: number; width: number; distance: number; foot: number; stone: string };

function paintColumn(
  surface: Surface,
  kit: BackdropContext,
  { x, width, distance, foot, stone }: Column,
): void {
  const side = kit.light.keyAt.x < x ? -1 : 1;
  const own = mix(stone, kit.light.shadow, 0.1);
  surface.fillStyle = linear(
    surface,
    { x: x + (side * width) / 2, y: 0 },
    { x: x - (side * width) / 2, y: 0 },
    [
      [0, kit.tone(own, 0.5, distance)],
      [0.35, kit.tone(own, 0.1, distance)],
      [1, kit.tone(own, -0.85, distance)],
    ],
  );
  surface.fillRect(x - width / 2, -24, width, foot + 24);
  for (let flute = 0; flute < 7; flute += 1) {
    const at = x - width / 2 + ((flute + 0.5) / 7) * width;
    surface.fillStyle = withAlpha(kit.tone(own, -0.9, distance), 0.26);
    surface.fillRect(at - width * 0.035, 92, width * 0.045, foot - 150);
    surface.fillStyle = withAlpha(kit.tone(own, 0.8, distance), 0.2);
    surface.fillRect(at + width * 0.012, 92, width * 0.03, foot - 150);
  }
  const block = (top: number, height: number, grow: number, light: number) => {
    surface.fillStyle = linear(
      surface,
      { x: x + side * width * grow * 0.5, y: 0 },
      { x: x - side * width * grow * 0.5, y: 0 },
      [
        [0, kit.tone(own, light + 0.3, distance)],
        [1, kit.tone(own, light - 0.8, distance)],
      ],
    );
    surface.fillRect(x - (width * grow) / 2, top, width * grow, height);
  };
  block(-24, 76, 1.6, 0);
  block(52, 14, 1.42, 0.4);
  block(66, 20, 1.2, 0.1);
  block(foot - 46, 18, 1.2, 0.3);
  block(foot - 28, 34, 1.42, 0.1);
  fillPath(surface, withAlpha(kit.light.shadow, 0.3), (path) =>
    path.ellipse(x, foot + 8, width * 0.9, width * 0.1, 0, 0, 6.3),
  );
}
