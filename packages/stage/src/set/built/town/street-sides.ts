import { paintShopFront } from "./shop-front.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { sheet, type Layer } from "#set/layer.ts";
import { paintBroadleaf } from "#set/nature/trees/broadleaf.ts";
import { paintBush } from "#set/nature/trees/bush.ts";
import type { Surface } from "#surface.ts";

/** Park trees across the square. */
export function parkLayer(kit: BackdropContext): Layer {
  return {
    depth: 0.52,
    box: sheet(360, 640),
    solidFrom: 592,
    paint(surface) {
      const random = kit.random("park");
      const color = kit.local.leafDeep;
      for (let tree = 0; tree < 12; tree += 1) {
        const x = tree * 116 + random() * 40;
        const height = 96 + random() * 40;
        paintBroadleaf(surface, kit, {
          x,
          y: 582,
          height,
          distance: 0.22,
          color: random() < 0.5 ? kit.local.leaf : color,
          random,
        });
      }
      for (let bush = 0; bush < 22; bush += 1)
        paintBush(surface, kit, {
          x: bush * 64 + random() * 20,
          y: 592,
          width: 74,
          distance: 0.18,
          color,
          random,
        });
      surface.fillStyle = kit.tone(color, -0.6, 0.16);
      surface.fillRect(-30, 586, 1340, 60);
    },
  };
}

/** The left and right edges of the picture: street fronts, or trees by the river. */
export function streetSidesLayer(kit: BackdropContext, river: boolean): Layer {
  return {
    depth: 0.8,
    box: sheet(40, 640),
    paint(surface: Surface) {
      const random = kit.random("street sides");
      for (const side of [-1, 1]) {
        if (river) {
          const x = 640 + side * (560 + random() * 40);
          paintBroadleaf(surface, kit, {
            x,
            y: 606,
            height: 300 + random() * 70,
            distance: 0.04,
            color: kit.local.leaf,
            random,
          });
          continue;
        }
        const width = 190 + random() * 40;
        const height = 400 + random() * 110;
        paintShopFront(surface, kit, {
          left: side < 0 ? -30 : 1310 - width,
          width,
          y: 598,
          height,
          distance: 0.05,
          random,
        });
        paintShopFront(surface, kit, {
          left: side < 0 ? width - 34 : 1314 - width - 118,
          width: 118,
          y: 592,
          height: height * 0.7,
          distance: 0.12,
          random,
        });
      }
    },
  };
}
