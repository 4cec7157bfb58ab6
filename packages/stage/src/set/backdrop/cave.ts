import { mix, turnHue } from "#paint/mix.ts";
import { skyLayer } from "#set/sky/sky.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { sheet, type Layer, type Scenery } from "#set/layer.ts";
import type { CaveWall } from "#set/nature/cave/cave-edge.ts";
import { caveWallLayer } from "#set/nature/cave/cave-wall.ts";
import { groundY, type Floor } from "#set/nature/land/floor.ts";
import { frameLayers } from "#set/nature/frame.ts";
import type { Land } from "#set/nature/land/ground.ts";
import { paintWood } from "#set/nature/trees/groves.ts";
import { floorLayer, landLayer } from "#set/nature/land/land-layer.ts";
import { paintShafts } from "#set/nature/light-shafts.ts";
import { rollingRidge } from "#set/nature/land/ridge.ts";
import { animateWater, paintWater, type Water } from "#set/nature/water/water.ts";
import { caveAir } from "#set/weather/cave-air.ts";
import { paintGems, paintCaveSides } from "#set/nature/cave/cave-growth.ts";

/** Folds of rock around an opening to the outside; crystals and mushrooms light the rest. */
export function cave(kit: BackdropContext): Scenery {
  const random = kit.random("cave");
  const seed = Math.floor(random() * 1e6);
  const { local, light } = kit;
  const rock = turnHue(mix(local.rock, local.cliff, random() * 0.5), (random() - 0.5) * 40);
  const gem = turnHue(mix(kit.style.accent, "#7ad0ff", 0.35), (random() - 0.5) * 130);
  const pool = random() < 0.6;
  const hole = { x: light.keyAt.x, y: 352, rx: 190 + random() * 40, ry: 196 };
  const fold = (own: Omit<CaveWall, "color">): Layer => caveWallLayer(kit, { color: rock, ...own });
  const outside: Land = {
    name: "outside",
    ridge: rollingRidge({ seed, base: 452, height: 34, wavelength: 260 }),
    bottom: 600,
    color: local.leafDeep,
    distance: 0.6,
    haze: 0.6,
  };
  const floor: Floor = {
    ridge: rollingRidge({ seed: seed + 9, base: 577, height: 9, wavelength: 260 }),
    color: mix(rock, local.path, 0.3),
  };

  return {
    groundY,
    sheltered: true,
    behind: [
      skyLayer(kit, { horizon: 450 }),
      landLayer(kit, outside, {
        depth: 0.12,
        room: 60,
        behind: (surface) =>
          paintWood(surface, kit, outside, { height: 44, kind: "firs", density: 0.8 }),
      }),
      fold({
        name: "far",
        depth: 0.24,
        hole,
        distance: 0.9,
        teeth: 84,
        on: (surface) =>
          paintGems(surface, kit, { gem, at: [hole.x - 280, hole.x + 270], y: 540, size: 34 }),
      }),
      ...(pool ? [poolLayer(kit)] : []),
      fold({
        name: "middle",
        depth: 0.46,
        hole: { x: 640 + (hole.x - 640) * 0.6, y: 372, rx: 390, ry: 258 },
        distance: 0.45,
        teeth: 150,
        on(surface) {
          paintGems(surface, kit, { gem, at: [236, 1050], y: 585, size: 62 });
        },
      }),
      shaftLayer(kit, hole),
      fold({
        name: "near",
        depth: 0.76,
        hole: { x: 640, y: 360, rx: 600, ry: 330 },
        distance: 0,
        teeth: 170,
      }),
      floorLayer(kit, floor, {
        room: 120,
        marks: { count: 110, spread: 0.8, alpha: 0.2 },
        on: (surface) => paintCaveSides(surface, kit, { floor, gem, rock }),
      }),
      ...caveAir(kit).behind,
    ],
    front: [...frameLayers(kit, "rocks"), ...caveAir(kit).front],
  };
}

/** Dark water inside that reflects the opening. */
function poolLayer(kit: BackdropContext): Layer {
  const water: Water = { top: 512, bottom: 600, name: "pool" };
  return {
    depth: 0.36,
    box: sheet(water.top, 650),
    paint: (surface) => paintWater(surface, kit, water),
    animate: (surface, t, seen) => animateWater(surface, kit, water, seen, t),
  };
}

function shaftLayer(kit: BackdropContext, hole: { x: number }): Layer {
  return {
    depth: 0.6,
    box: sheet(60, 660),
    fineness: 0.4,
    paint: (surface) =>
      paintShafts(surface, kit, {
        from: { x: hole.x, y: 130 },
        length: 560,
        strength: 0.2 - kit.light.darkness * 0.06,
      }),
  };
}
