import { mix, turnHue } from "#paint/mix.ts";
import { skyLayer } from "#set/sky/sky.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Scenery } from "#set/layer.ts";
import { paintFern } from "#set/nature/trees/fern.ts";
import { groundY, type Floor } from "#set/nature/land/floor.ts";
import { frameLayers } from "#set/nature/frame.ts";
import { paintFlowers, paintGrass } from "#set/nature/trees/grass.ts";
import type { Land } from "#set/nature/land/ground.ts";
import { paintWood } from "#set/nature/trees/groves.ts";
import { floorLayer, landLayer } from "#set/nature/land/land-layer.ts";
import { paintMushrooms } from "#set/nature/trees/mushroom.ts";
import { rollingRidge } from "#set/nature/land/ridge.ts";
import { nearTrunksLayer, trunksLayer, type Wood } from "#set/nature/trees/trunk-rows.ts";
import type { Surface } from "#surface.ts";

/** A clearing among tall trunks, with backlight in the gap and shafts through the leaves. */
export function forest(kit: BackdropContext): Scenery {
  const random = kit.random("forest");
  const seed = Math.floor(random() * 1e6);
  const { local, light } = kit;
  const kind = random();
  const birch = kind < 0.3;
  const wood: Wood = {
    birch,
    firs: kind > 0.66,
    trunk: birch ? mix("#efe9e2", local.trunk, 0.12) : turnHue(local.trunk, (random() - 0.5) * 40),
    leaf: kind > 0.66 ? local.needle : birch ? mix(local.leaf, "#e6d45a", 0.2) : local.leafDeep,
    gap: light.keyAt.x < 640 ? 560 + random() * 60 : 660 + random() * 60,
  };
  const ridge = (index: number, base: number, height: number) =>
    rollingRidge({ seed: seed + index * 13, base, height, wavelength: 420, octaves: 2 });
  const ground = mix(local.grass, local.leafDeep, 0.35);
  const land = (index: number, own: Omit<Land, "name">): Land => ({
    name: `bank ${index}`,
    ...own,
  });
  const far = land(0, {
    ridge: ridge(0, 478, 18),
    bottom: 590,
    color: local.leafDeep,
    distance: 0.72,
    haze: 0.9,
  });
  const middle = land(1, {
    ridge: ridge(1, 512, 22),
    bottom: 630,
    color: ground,
    distance: 0.46,
    haze: 0.8,
  });
  const near = land(2, {
    ridge: ridge(2, 548, 18),
    bottom: 680,
    color: ground,
    distance: 0.22,
    haze: 0.5,
  });
  const floor: Floor = { ridge: ridge(3, 578, 8), color: mix(local.grass, local.path, 0.22) };

  return {
    groundY,
    behind: [
      skyLayer(kit, { horizon: 470 }),
      landLayer(kit, far, {
        depth: 0.14,
        room: 240,
        behind(surface) {
          paintWood(
            surface,
            kit,
            { ...far, distance: 0.8 },
            { height: 190, kind: wood.firs ? "firs" : "leafy", density: 0.62 },
          );
          paintWood(
            surface,
            kit,
            { ...far, name: "low wood" },
            { height: 96, kind: wood.firs ? "firs" : "leafy", density: 0.9 },
          );
        },
      }),
      trunksLayer(kit, wood, {
        land: middle,
        depth: 0.3,
        count: 17,
        width: 15,
        low: 96,
        clear: 170,
      }),
      trunksLayer(kit, wood, {
        land: near,
        depth: 0.52,
        count: 9,
        width: 34,
        low: 92,
        clear: 300,
        shafts: true,
      }),
      nearTrunksLayer(kit, wood),
      floorLayer(kit, floor, {
        room: 60,
        on: (surface) => paintUndergrowth(surface, kit, floor, wood),
      }),
    ],
    front: frameLayers(kit, wood.firs ? "firs" : "leaves"),
  };
}

/** Grass, flowers, ferns and mushrooms; all but the flowers stay at the sides. */
function paintUndergrowth(surface: Surface, kit: BackdropContext, floor: Floor, wood: Wood): void {
  paintGrass(surface, kit, floor);
  paintFlowers(surface, kit, floor, 40);
  const random = kit.random("undergrowth");
  const color = random() < 0.5 ? "#e2574c" : kit.style.accent;
  for (const x of [30, 120, 215, 1065, 1160, 1250]) {
    const at = x + (random() - 0.5) * 50;
    const y = floor.ridge(at) + 12 + random() * 26;
    if (random() < 0.34)
      paintMushrooms(surface, kit, { x: at, y, height: 24 + random() * 16, color, random });
    else
      paintFern(surface, kit, {
        x: at,
        y,
        size: 30 + random() * 26,
        distance: 0.02,
        color: wood.leaf,
        random,
      });
  }
}
