import { mix } from "#paint/mix.ts";
import { cloudLayer } from "#set/sky/cloud-layer.ts";
import { skyLayer } from "#set/sky/sky.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { type Layer, type Scenery } from "#set/layer.ts";
import { paintCactus } from "#set/nature/trees/cactus.ts";
import { duneLayer, paintRipples, type DunePlan } from "#set/nature/land/dune.ts";
import { floorBottom, groundY, type Floor } from "#set/nature/land/floor.ts";
import { frameLayers } from "#set/nature/frame.ts";
import { addTuft } from "#set/nature/trees/grass.ts";
import { floorLayer } from "#set/nature/land/land-layer.ts";
import { paintPalm } from "#set/nature/trees/palm.ts";
import { rollingRidge } from "#set/nature/land/ridge.ts";
import { paintRock } from "#set/nature/land/rock.ts";
import { fillPath } from "#paint/path.ts";
import type { Surface } from "#surface.ts";
import { type Country, desertHorizonLayer, paintOasis } from "#set/nature/land/desert-horizon.ts";

/** Dunes under a wide sky, with mesas, pyramids or a few palms in the distance. */
export function desert(kit: BackdropContext): Scenery {
  const random = kit.random("desert");
  const seed = Math.floor(random() * 900) + 1;
  const choice = random();
  const country: Country = choice < 0.42 ? "mesas" : choice < 0.72 ? "pyramids" : "oasis";
  const away = kit.light.keyAt.x < 640 ? 1 : -1;
  const { local } = kit;
  const red = mix(local.sand, local.cliff, 0.25 + random() * 0.3);
  const dune = (index: number, own: Omit<DunePlan, "name" | "seed">): Layer =>
    duneLayer(kit, { name: `dune ${index}`, seed: seed + index * 37, ...own });
  const floor: Floor = {
    ridge: rollingRidge({ seed: seed + 5, base: 577, height: 8, wavelength: 540, octaves: 2 }),
    color: local.sand,
  };

  return {
    groundY,
    behind: [
      skyLayer(kit, { horizon: 450 }),
      cloudLayer(kit, { low: 230, most: 2 }),
      desertHorizonLayer(kit, country, away),
      dune(0, {
        depth: 0.18,
        base: 486,
        height: 46,
        wavelength: 420,
        bottom: 570,
        distance: 0.56,
        color: red,
      }),
      dune(1, {
        depth: 0.34,
        base: 520,
        height: 50,
        wavelength: 560,
        bottom: 620,
        distance: 0.36,
        color: mix(red, local.sand, 0.4),
        room: country === "oasis" ? 100 : 0,
        ...(country === "oasis" ? { behind: (surface) => paintOasis(surface, kit, away) } : {}),
      }),
      dune(2, {
        depth: 0.6,
        base: 556,
        height: 40,
        wavelength: 760,
        bottom: 690,
        distance: 0.16,
        color: mix(red, local.sand, 0.7),
      }),
      floorLayer(kit, floor, {
        room: 340,
        marks: { count: 40, alpha: 0.14 },
        on(surface) {
          paintRipples(surface, kit, {
            ridge: (x) => floor.ridge(x) + 4,
            bottom: floorBottom,
            distance: 0,
            color: floor.color,
            name: "stage",
          });
          paintDesertSides(surface, kit, floor, country);
        },
      }),
    ],
    front: frameLayers(kit, "rocks"),
  };
}

function paintDesertSides(
  surface: Surface,
  kit: BackdropContext,
  floor: Floor,
  country: Country,
): void {
  const random = kit.random("desert sides");
  const main = random() < 0.5 ? 0 : 5;
  for (const [index, place] of [44, 150, 236, 1044, 1130, 1238].entries()) {
    const x = place + (random() - 0.5) * 40;
    const y = floor.ridge(x) + 12 + random() * 24;
    const outer = index === main;
    if (outer && country !== "mesas")
      paintPalm(surface, kit, {
        x,
        y,
        height: 240,
        distance: 0.02,
        lean: x < 640 ? 0.1 : -0.1,
        random,
      });
    else if (outer || (country === "mesas" && random() < 0.4))
      paintCactus(surface, kit, {
        x,
        y,
        height: outer ? 190 : 70 + random() * 50,
        distance: 0.02,
        random,
      });
    else if (random() < 0.6) {
      const width = 40 + random() * 60;
      paintRock(surface, kit, {
        x,
        y,
        width,
        height: width * 0.5,
        distance: 0.02,
        color: kit.local.cliff,
        random,
      });
    } else
      fillPath(surface, kit.tone(mix(kit.local.leafDeep, kit.local.sand, 0.4), 0.2), (path) =>
        addTuft(path, { x, y, size: 20, random, blades: 8 }),
      );
  }
}
