import { mix } from "#paint/mix.ts";
import { animateWindmill, paintWindmill } from "#set/built/landmark/windmill.ts";
import { cloudLayer } from "#set/sky/cloud-layer.ts";
import { skyLayer } from "#set/sky/sky.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Scenery } from "#set/layer.ts";
import { paintBroadleaf } from "#set/nature/trees/broadleaf.ts";
import { groundY } from "#set/nature/land/floor.ts";
import { frameLayers } from "#set/nature/frame.ts";
import { paintHedges, paintOrchard, paintWood } from "#set/nature/trees/groves.ts";
import { paintFlowers, paintGrass } from "#set/nature/trees/grass.ts";
import type { Land } from "#set/nature/land/ground.ts";
import { floorLayer, landLayer } from "#set/nature/land/land-layer.ts";
import { paintPath } from "#set/nature/land/path-way.ts";
import { dip, rollingRidge } from "#set/nature/land/ridge.ts";
import { paintSideTrees } from "#set/nature/trees/side-trees.ts";
import type { Surface } from "#surface.ts";

/** Rolling hills with a large tree or a mill; flowers around the cast. */
export function meadow(kit: BackdropContext): Scenery {
  const random = kit.random("meadow");
  const seed = Math.floor(random() * 1e6);
  const { local } = kit;
  const landmarkX = kit.light.keyAt.x < 640 ? 760 + random() * 100 : 420 + random() * 100;
  const mill = random() < 0.45;
  const knoll = { at: landmarkX, reach: 190, by: -34 };
  const ridge = (index: number, base: number, height: number, wavelength: number) =>
    rollingRidge({ seed: seed + index * 17, base, height, wavelength, octaves: 2 });
  const land = (index: number, own: Omit<Land, "name">): Land => ({
    name: `hill ${index}`,
    ...own,
  });

  const far = land(0, {
    ridge: ridge(0, 420, 54, 380),
    bottom: 540,
    color: mix(local.leafDeep, local.rock, 0.35),
    distance: 0.74,
    haze: 0.7,
  });
  const middle = land(1, {
    ridge: ridge(1, 462, 46, 300),
    bottom: 590,
    color: local.leafDeep,
    distance: 0.48,
    haze: 0.6,
  });
  const hill = land(2, {
    ridge: dip(ridge(2, 506, 36, 420), knoll),
    bottom: 640,
    color: local.grass,
    distance: 0.25,
    haze: 0.45,
  });
  const near = land(3, {
    ridge: ridge(3, 552, 26, 500),
    bottom: 690,
    color: mix(local.grass, local.leaf, 0.5),
    distance: 0.09,
    haze: 0.3,
  });
  const stage = { ridge: ridge(4, 576, 8, 430), color: local.grass };
  const millPlan = { x: landmarkX, y: hill.ridge(landmarkX) + 8, height: 150, distance: 0.2 };

  return {
    groundY,
    behind: [
      skyLayer(kit, { horizon: 452 }),
      cloudLayer(kit),
      landLayer(kit, far, {
        depth: 0.12,
        room: 40,
        behind: (surface) => paintWood(surface, kit, far, { height: 22, kind: "firs" }),
      }),
      landLayer(kit, middle, {
        depth: 0.25,
        room: 60,
        behind: (surface) => paintWood(surface, kit, middle, { height: 36, kind: "leafy" }),
        on: (surface) => paintHedges(surface, kit, middle),
      }),
      landLayer(kit, hill, {
        depth: 0.46,
        room: 230,
        on(surface) {
          paintPath(surface, kit, {
            land: hill,
            from: landmarkX + 14,
            to: 640,
            distance: hill.distance,
          });
          paintOrchard(surface, kit, hill, { clear: landmarkX });
          const choice = kit.random("landmark");
          if (mill) paintWindmill(surface, kit, millPlan);
          else
            paintBroadleaf(surface, kit, {
              ...millPlan,
              height: 205,
              distance: 0.16,
              color: local.leaf,
              random: choice,
            });
        },
        ...(mill
          ? { animate: (surface: Surface, t: number) => animateWindmill(surface, kit, millPlan, t) }
          : {}),
      }),
      landLayer(kit, near, {
        depth: 0.72,
        room: 270,
        behind: (surface) => paintSideTrees(surface, kit, near.ridge),
      }),
      floorLayer(kit, stage, {
        on(surface) {
          paintGrass(surface, kit, stage);
          paintFlowers(surface, kit, stage);
        },
      }),
    ],
    front: frameLayers(kit, "grass"),
  };
}
