import { addSmooth } from "#paint/path.ts";
import { paintForm } from "#paint/form.ts";
import { paintHouse } from "./house.ts";
import { paintLampPost } from "./lamp-post.ts";
import { paintWell } from "./well.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { sheet, type Layer } from "#set/layer.ts";
import { paintBroadleaf } from "#set/nature/trees/broadleaf.ts";
import { paintBush } from "#set/nature/trees/bush.ts";
import type { Surface } from "#surface.ts";

/** The nearest houses, partly outside the picture, with a tree at one of them. */
export function streetLayer(kit: BackdropContext): Layer {
  return {
    depth: 0.8,
    box: sheet(120, 640),
    paint(surface) {
      const random = kit.random("street");
      const tree = random() < 0.5 ? 238 : 1042;
      for (const x of [60, 1220])
        paintHouse(surface, kit, {
          x: x + (random() - 0.5) * 50,
          y: 600,
          width: 250 + random() * 40,
          distance: 0.04,
          random,
        });
      paintBroadleaf(surface, kit, {
        x: tree,
        y: 602,
        height: 210 + random() * 40,
        distance: 0.05,
        color: kit.local.leaf,
        random,
      });
      for (const x of [-10, 215, 1065, 1290])
        paintBush(surface, kit, {
          x: x + random() * 30,
          y: 604,
          width: 80 + random() * 50,
          distance: 0.05,
          color: kit.local.leafDeep,
          random,
        });
      paintForm(
        surface,
        kit.brush,
        {
          box: { x: 0, y: 596, width: 1280, height: 44 },
          color: kit.tone(kit.local.grass, -0.2),
          outline: 0,
        },
        (path) =>
          addSmooth(path, [
            { x: -60, y: 650 },
            { x: -60, y: 596 },
            { x: 300, y: 598 },
            { x: 640, y: 606 },
            { x: 980, y: 598 },
            { x: 1340, y: 596 },
            { x: 1340, y: 650 },
          ]),
      );
    },
  };
}

export function paintSquare(surface: Surface, kit: BackdropContext): void {
  const random = kit.random("square");
  const side = random() < 0.5 ? -1 : 1;
  paintWell(surface, kit, { x: 640 + side * 480, y: 618, size: 92 });
  paintLampPost(surface, kit, {
    x: 640 - side * (440 + random() * 60),
    y: 606,
    height: 165,
    distance: 0.02,
  });
}
