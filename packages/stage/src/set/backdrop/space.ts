import { mix, turnHue } from "#paint/mix.ts";
import { deepSpaceLayer } from "#set/sky/deep-space.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { type Scenery } from "#set/layer.ts";
import { paintCraters } from "#set/nature/land/crater.ts";
import { paintCrystals } from "#set/nature/cave/crystal.ts";
import { groundY, type Floor } from "#set/nature/land/floor.ts";
import { frameLayers } from "#set/nature/frame.ts";
import type { Land } from "#set/nature/land/ground.ts";
import { floorLayer, landLayer } from "#set/nature/land/land-layer.ts";
import { dip, rollingRidge } from "#set/nature/land/ridge.ts";
import { paintRock } from "#set/nature/land/rock.ts";
import { firefliesLayer, motesLayer } from "#set/weather/glimmers.ts";
import { snowLayer } from "#set/weather/snow.ts";
import type { Surface } from "#surface.ts";
import { planetsLayer } from "#set/sky/planets-layer.ts";
import { driftLayer } from "#set/nature/land/drift-layer.ts";

/** The ground of a small moon below a large planet, gas clouds and drifting rocks. */
export function space(kit: BackdropContext): Scenery {
  const random = kit.random("space");
  const seed = Math.floor(random() * 1e6);
  const { local, light } = kit;
  const dust = turnHue(mix(local.rock, light.sky[3], 0.25), (random() - 0.5) * 70);
  const side = light.keyAt.x < 640 ? 1 : -1;
  const ridge = (index: number, base: number, height: number, wavelength = 260) =>
    rollingRidge({ seed: seed + index * 31, base, height, wavelength });
  const land = (index: number, own: Omit<Land, "name">): Land => ({ name: `rim ${index}`, ...own });
  const horn = { at: 640 - side * (330 + random() * 140), reach: 130, by: -86 };
  const far = land(0, {
    ridge: dip(ridge(0, 498, 40), horn),
    bottom: 600,
    color: dust,
    distance: 0.56,
    haze: 0.7,
  });
  const middle = land(1, {
    ridge: ridge(1, 530, 36),
    bottom: 640,
    color: dust,
    distance: 0.32,
    haze: 0.5,
  });
  const near = land(2, {
    ridge: ridge(2, 558, 24, 340),
    bottom: 690,
    color: dust,
    distance: 0.13,
    haze: 0.3,
  });
  const floor: Floor = { ridge: ridge(3, 577, 8, 420), color: dust };
  const gem = turnHue(kit.style.accent, (random() - 0.5) * 120);

  return {
    groundY,
    sheltered: true,
    behind: [
      deepSpaceLayer(kit),
      planetsLayer(kit, side),
      driftLayer(kit, dust),
      landLayer(kit, far, { depth: 0.18, room: 20 }),
      landLayer(kit, middle, { depth: 0.38, room: 20 }),
      landLayer(kit, near, {
        depth: 0.68,
        room: 190,
        on: (surface) => paintOutcrops(surface, kit, near, gem),
      }),
      floorLayer(kit, floor, {
        room: 100,
        marks: { count: 50, alpha: 0.14 },
        on(surface) {
          paintCraters(surface, kit, floor);
          paintStones(surface, kit, floor, dust);
        },
      }),
      ...(kit.weather === "snow" ? [snowLayer(kit, 0.5)] : []),
      kit.weather === "fireflies" ? firefliesLayer(kit, 0.9) : motesLayer(kit),
    ],
    front: frameLayers(kit, "rocks"),
  };
}

/** Rock spires and crystals at the sides. */
function paintOutcrops(
  surface: Surface,
  kit: BackdropContext,
  { ridge, color }: Land,
  gem: string,
): void {
  const random = kit.random("outcrops");
  for (const x of [20, 118, 226, 1060, 1164, 1262]) {
    const at = x + (random() - 0.5) * 40;
    const y = ridge(at) + 14;
    if (random() < 0.45)
      paintCrystals(surface, kit, {
        x: at,
        y,
        height: 60 + random() * 60,
        color: gem,
        distance: 0.06,
        random,
      });
    else
      paintRock(surface, kit, {
        x: at,
        y,
        width: 60 + random() * 60,
        height: 70 + random() * 80,
        distance: 0.08,
        color,
        random,
      });
  }
}

function paintStones(
  surface: Surface,
  kit: BackdropContext,
  { ridge }: Floor,
  color: string,
): void {
  const random = kit.random("stones");
  for (const x of [60, 196, 1092, 1226]) {
    const at = x + (random() - 0.5) * 70;
    const width = 26 + random() * 46;
    paintRock(surface, kit, {
      x: at,
      y: ridge(at) + 16 + random() * 34,
      width,
      height: width * 0.6,
      distance: 0.01,
      color,
      random,
    });
  }
}
