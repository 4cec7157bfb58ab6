import { paintJetty, paintMooring } from "./jetty.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { sheet, type Layer } from "#set/layer.ts";
import { floorBottom } from "#set/nature/land/floor.ts";

/** A quay of planks as the stage floor, with its posts and ropes. */
export function quayLayer(kit: BackdropContext): Layer {
  const back = 582;
  return {
    depth: 1,
    box: sheet(back - 70, floorBottom),
    below: kit.tone(kit.local.wood, -0.4),
    solidFrom: back + 2,
    paint(surface) {
      paintJetty(surface, kit, back);
      paintMooring(surface, kit, back);
    },
  };
}
