import { mix } from "#paint/mix.ts";
import { paintHouse } from "#set/built/town/house.ts";
import { animateSmoke } from "#set/built/town/smoke.ts";
import { cloudLayer } from "#set/sky/cloud-layer.ts";
import { skyLayer } from "#set/sky/sky.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { type Scenery } from "#set/layer.ts";
import { groundY, type Floor } from "#set/nature/land/floor.ts";
import { frameLayers } from "#set/nature/frame.ts";
import { paintFlowers, paintGrass } from "#set/nature/trees/grass.ts";
import type { Land } from "#set/nature/land/ground.ts";
import { paintOrchard, paintWood } from "#set/nature/trees/groves.ts";
import { floorLayer, landLayer } from "#set/nature/land/land-layer.ts";
import { paintPath } from "#set/nature/land/path-way.ts";
import { rangeLayer } from "#set/nature/land/range.ts";
import { rollingRidge } from "#set/nature/land/ridge.ts";
import { paintSideTrees } from "#set/nature/trees/side-trees.ts";
import type { Surface } from "#surface.ts";
import { paintBoulders } from "#set/nature/land/boulders.ts";
import { lakeLayer } from "#set/nature/water/lake-layer.ts";

/** Snowy peaks over a valley with a lake, or pastures with a hut; stones in the foreground. */
export function mountains(kit: BackdropContext): Scenery {
  const random = kit.random("mountains");
  const seed = Math.floor(random() * 1e6);
  const { local, light } = kit;
  const summit = light.keyAt.x < 640 ? 700 + random() * 160 : 420 + random() * 160;
  const lake = random() < 0.5;
  const snow = kit.weather === "snow" ? 0.74 : 0.3 + random() * 0.22;
  const stone = mix(local.rock, local.cliff, random() * 0.6);
  const chain = (count: number, low: number, high: number) =>
    Array.from({ length: count }, (_, index) => ({
      x: -30 + ((index + 0.2 + random() * 0.6) * 1340) / count,
      height: low + random() * (high - low),
      width: (2300 / count) * (0.8 + random() * 0.4),
    }));
  const great = [
    { x: summit - 290, height: 250 + random() * 50, width: 520 },
    { x: summit + 300, height: 220 + random() * 60, width: 480 },
    { x: summit, height: 380 + random() * 36, width: 660 },
  ];
  const ridge = (index: number, base: number, height: number) =>
    rollingRidge({ seed: seed + index * 19, base, height, wavelength: 360 });
  const land = (index: number, own: Omit<Land, "name">): Land => ({
    name: `rise ${index}`,
    ...own,
  });
  const wooded = land(0, {
    ridge: ridge(0, 486, 34),
    bottom: 570,
    color: local.needle,
    distance: 0.52,
    haze: 0.8,
  });
  const pasture = land(1, {
    ridge: ridge(1, 524, 26),
    bottom: 640,
    color: mix(local.grass, local.needle, 0.25),
    distance: 0.28,
    haze: 0.55,
  });
  const near = land(2, {
    ridge: ridge(2, 556, 22),
    bottom: 690,
    color: mix(local.grass, stone, 0.3),
    distance: 0.1,
    haze: 0.3,
  });
  const floor: Floor = { ridge: ridge(3, 578, 9), color: mix(local.grass, stone, 0.24) };
  const hut = { x: summit + (summit < 640 ? -170 : 170), width: 46 };

  return {
    groundY,
    behind: [
      skyLayer(kit, { horizon: 440 }),
      rangeLayer(kit, {
        name: "far",
        depth: 0.08,
        foot: 450,
        peaks: chain(6, 120, 210),
        distance: 0.76,
        color: stone,
        snow: snow * 1.2,
      }),
      cloudLayer(kit, { low: 260, most: 3 }),
      rangeLayer(kit, {
        name: "great",
        depth: 0.15,
        foot: 500,
        peaks: great,
        distance: 0.44,
        color: stone,
        snow,
      }),
      landLayer(kit, wooded, {
        depth: 0.26,
        room: 70,
        behind: (surface) =>
          paintWood(surface, kit, wooded, { height: 46, kind: "firs", density: 0.85 }),
      }),
      ...(lake ? [lakeLayer(kit)] : []),
      landLayer(kit, pasture, {
        depth: 0.44,
        room: 100,
        on(surface) {
          paintPath(surface, kit, {
            land: pasture,
            from: hut.x,
            to: 640,
            distance: pasture.distance,
          });
          paintOrchard(surface, kit, pasture, { clear: hut.x, count: 11, kind: "firs" });
          if (!lake)
            paintHouse(surface, kit, {
              ...hut,
              y: pasture.ridge(hut.x) + 16,
              distance: 0.26,
              random: kit.random("hut"),
            });
        },
        ...(lake
          ? {}
          : {
              animate: (surface: Surface, t: number) =>
                animateSmoke(surface, kit, { x: hut.x, y: pasture.ridge(hut.x) - 26, size: 34 }, t),
            }),
      }),
      landLayer(kit, near, {
        depth: 0.72,
        room: 290,
        behind: (surface) => paintSideTrees(surface, kit, near.ridge, { kind: "firs" }),
      }),
      floorLayer(kit, floor, {
        room: 90,
        on(surface) {
          paintGrass(surface, kit, floor);
          paintFlowers(surface, kit, floor, 46);
          paintBoulders(surface, kit, floor, stone);
        },
      }),
    ],
    front: frameLayers(kit, "rocks"),
  };
}
