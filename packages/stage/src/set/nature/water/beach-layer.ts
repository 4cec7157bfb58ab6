import type { BackdropContext } from "#set/backdrop-context.ts";
import { sheet, type Layer } from "#set/layer.ts";
import { floorBottom, type Floor } from "#set/nature/land/floor.ts";
import { addTuft } from "#set/nature/trees/grass.ts";
import { floorLayer } from "#set/nature/land/land-layer.ts";
import { paintPalm } from "#set/nature/trees/palm.ts";
import { paintRock } from "#set/nature/land/rock.ts";
import { animateSurf, paintWetSand } from "./shore.ts";
import { fillPath } from "#paint/path.ts";

/** Sand with surf and, out of its reach, the plants at the sides. */
export function beachLayers(kit: BackdropContext, floor: Floor, palms: boolean): Layer[] {
  return [
    floorLayer(kit, floor, {
      marks: { count: 60, alpha: 0.2 },
      on: (surface) => paintWetSand(surface, kit, floor.ridge, floor.color),
      animate: (surface, t) => animateSurf(surface, kit, floor.ridge, t),
    }),
    thingsLayer(kit, floor, palms),
  ];
}

function thingsLayer(kit: BackdropContext, floor: Floor, palms: boolean): Layer {
  const random = kit.random("beach");
  const stand = random() < 0.5 ? -1 : 1;
  return {
    depth: 1,
    box: sheet(210, floorBottom),
    paint(surface) {
      const choice = kit.random("beach things");
      if (palms)
        for (const [index, from] of [585, 500].entries())
          paintPalm(surface, kit, {
            x: 640 + stand * from,
            y: 612 + index * -14,
            height: 330 - index * 110,
            distance: 0.03 + index * 0.05,
            lean: -stand * (0.12 + index * 0.1),
            random: choice,
          });
      for (const x of palms ? [640 - stand * 560, 640 - stand * 470] : [40, 150, 1150, 1250]) {
        const width = 60 + choice() * 80;
        paintRock(surface, kit, {
          x,
          y: floor.ridge(x) + 14 + choice() * 14,
          width,
          height: width * 0.6,
          distance: 0.02,
          color: kit.local.cliff,
          random: choice,
        });
      }
      fillPath(surface, kit.tone(kit.local.leafDeep, 0.2), (path) => {
        for (let tuft = 0; tuft < 10; tuft += 1) {
          const x = 640 + (choice() < 0.5 ? -1 : 1) * (430 + choice() * 210);
          addTuft(path, {
            x,
            y: 600 + choice() * 40,
            size: 16 + choice() * 12,
            random: choice,
            blades: 6,
          });
        }
      });
    },
  };
}
