import { mix } from "#paint/mix.ts";
import { marsLightsLayer } from "#set/sky/mars-lights.ts";
import { skyLayer } from "#set/sky/sky.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { type Layer, type Scenery } from "#set/layer.ts";
import { paintCraters } from "#set/nature/land/crater.ts";
import { duneLayer, paintRipples, type DunePlan } from "#set/nature/land/dune.ts";
import { floorBottom, groundY, type Floor } from "#set/nature/land/floor.ts";
import { frameLayers } from "#set/nature/frame.ts";
import { floorLayer } from "#set/nature/land/land-layer.ts";
import { marsHorizonLayer } from "#set/nature/land/mars-horizon.ts";
import { rollingRidge } from "#set/nature/land/ridge.ts";
import { paintRock } from "#set/nature/land/rock.ts";
import type { Surface } from "#surface.ts";

/** Rust dunes and stones below a volcano or the far wall of a crater; nothing grows. */
export function mars(earthly: BackdropContext): Scenery {
  const kit = { ...earthly, local: rusted(earthly) };
  const random = kit.random("mars");
  const seed = Math.floor(random() * 900) + 1;
  const { sand, cliff } = kit.local;
  const dune = (index: number, own: Omit<DunePlan, "name" | "seed">): Layer =>
    duneLayer(kit, { name: `dune ${index}`, seed: seed + index * 37, ...own });
  const floor: Floor = {
    ridge: rollingRidge({ seed: seed + 5, base: 577, height: 8, wavelength: 480, octaves: 2 }),
    color: sand,
  };

  return {
    groundY,
    behind: [
      skyLayer(kit, { horizon: 460, disc: false }),
      marsLightsLayer(kit),
      marsHorizonLayer(kit),
      dune(0, {
        depth: 0.2,
        base: 500,
        height: 34,
        wavelength: 460,
        bottom: 580,
        distance: 0.5,
        color: mix(cliff, sand, 0.3),
      }),
      dune(1, {
        depth: 0.38,
        base: 530,
        height: 42,
        wavelength: 610,
        bottom: 630,
        distance: 0.3,
        color: mix(cliff, sand, 0.6),
        room: 50,
        behind: (surface) => paintStones(surface, kit, { count: 7, y: 528, distance: 0.34 }),
      }),
      dune(2, {
        depth: 0.64,
        base: 560,
        height: 34,
        wavelength: 820,
        bottom: 690,
        distance: 0.12,
        color: sand,
      }),
      floorLayer(kit, floor, {
        room: 110,
        marks: { count: 46, alpha: 0.14 },
        on(surface) {
          paintRipples(surface, kit, {
            ridge: (x) => floor.ridge(x) + 4,
            bottom: floorBottom,
            distance: 0,
            color: floor.color,
            name: "stage",
          });
          paintCraters(surface, kit, floor, 7);
          paintSideStones(surface, kit, floor);
        },
      }),
    ],
    front: frameLayers(kit, "rocks"),
  };
}

/** Iron oxide covers everything, the foreground included. */
function rusted(kit: BackdropContext): BackdropContext["local"] {
  const { local } = kit;
  const deep = kit.random("rust")();
  const sand = mix(mix(local.sand, "#d06a3c", 0.82), "#b04a2c", deep * 0.5);
  return {
    ...local,
    sand,
    cliff: mix(sand, "#8c3626", 0.55),
    rock: mix(sand, "#6e3a34", 0.6),
    leafDeep: "#6a2c22",
  };
}

function paintStones(
  surface: Surface,
  kit: BackdropContext,
  { count, y, distance }: { count: number; y: number; distance: number },
): void {
  const random = kit.random("far stones");
  for (let stone = 0; stone < count; stone += 1) {
    const width = 22 + random() * 46;
    const x = ((stone + random()) / count) * 1280;
    const height = width * (0.5 + random() * 0.4);
    paintRock(surface, kit, { x, y, width, height, distance, color: kit.local.rock, random });
  }
}

/** Blocks at the sides, and pebbles all over, which are too flat to stand in anyone's way. */
function paintSideStones(surface: Surface, kit: BackdropContext, { ridge }: Floor): void {
  const random = kit.random("side stones");
  for (const place of [20, 128, 224, 1066, 1158, 1256]) {
    const x = place + (random() - 0.5) * 50;
    const outer = Math.abs(x - 640) > 500;
    const width = (outer ? 70 : 34) + random() * 60;
    paintRock(surface, kit, {
      x,
      y: ridge(x) + 12 + random() * 26,
      width,
      height: width * (0.5 + random() * 0.3),
      distance: 0.02,
      color: kit.local.rock,
      random,
    });
  }
  for (let pebble = 0; pebble < 16; pebble += 1) {
    const x = random() * 1280;
    const along = random();
    const width = 7 + along * 12;
    paintRock(surface, kit, {
      x,
      y: ridge(x) + 10 + along * 110,
      width,
      height: width * 0.5,
      distance: 0.02,
      color: kit.local.rock,
      random,
    });
  }
}
