import { animateGulls } from "#set/sky/birds.ts";
import { balloonsLayer } from "#set/sky/balloons.ts";
import { cloudBankLayer } from "#set/sky/cloud-bank.ts";
import type { CloudBank } from "#set/sky/cloud-heap.ts";
import { cloudLayer } from "#set/sky/cloud-layer.ts";
import { fallOf, paintIsle, type IslePlan } from "#set/sky/floating-isle.ts";
import { rainbowLayer } from "#set/sky/rainbow.ts";
import { skyLayer } from "#set/sky/sky.ts";
import { paintCastle, animatePennants, type CastlePlan } from "#set/built/landmark/castle-keep.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { sheet, type Layer, type Scenery } from "#set/layer.ts";
import { groundY } from "#set/nature/land/floor.ts";
import { frameLayers } from "#set/nature/frame.ts";
import { rollingRidge } from "#set/nature/land/ridge.ts";
import { animateWaterfall } from "#set/nature/water/waterfall.ts";

type Wonder = "isles" | "castle" | "balloons";

/**
 * Above the clouds: a cloud to stand on, seas of cloud behind it, and something that floats among
 * them.
 */
export function sky(kit: BackdropContext): Scenery {
  const random = kit.random("sky");
  const seed = Math.floor(random() * 1e6);
  const choice = random();
  const wonder: Wonder = choice < 0.4 ? "isles" : choice < 0.65 ? "castle" : "balloons";
  const rainbow = kit.time !== "night" && kit.weather !== "mist" && random() < 0.4;
  const side = kit.light.keyAt.x < 640 ? 1 : -1;
  const ridge = (index: number, base: number, height: number, wavelength: number) =>
    rollingRidge({ seed: seed + index * 41, base, height, wavelength });
  const bank = (index: number, own: Omit<CloudBank, "name">): Layer =>
    cloudBankLayer(kit, { name: `${index}`, ...own });

  return {
    groundY,
    behind: [
      skyLayer(kit, { horizon: 470 }),
      ...(rainbow ? [rainbowLayer(kit)] : []),
      {
        ...cloudLayer(kit, { low: 280, most: 3 }),
        animate: (surface, t) => animateGulls(surface, kit, t),
      },
      bank(0, { depth: 0.1, ridge: ridge(0, 462, 42, 300), bottom: 560, size: 34, distance: 0.72 }),
      wonderLayer(kit, wonder, side),
      bank(1, {
        depth: 0.26,
        ridge: ridge(1, 500, 40, 360),
        bottom: 600,
        size: 50,
        distance: 0.46,
      }),
      bank(2, { depth: 0.5, ridge: ridge(2, 544, 34, 420), bottom: 650, size: 64, distance: 0.26 }),
      bank(3, {
        depth: 1,
        ridge: ridge(3, 588, 10, 460),
        bottom: 736,
        size: 40,
        distance: 0,
        stage: true,
      }),
    ],
    front: frameLayers(kit, "clouds"),
  };
}

function wonderLayer(kit: BackdropContext, wonder: Wonder, side: number): Layer {
  if (wonder === "balloons") return balloonsLayer(kit);
  const random = kit.random("wonder");
  if (wonder === "castle") {
    const castle: CastlePlan = {
      x: 640 + side * (240 + random() * 120),
      y: 500,
      width: 220,
      distance: 0.42,
      name: "sky",
    };
    return {
      depth: 0.18,
      box: sheet(40, 540),
      paint: (surface) => paintCastle(surface, kit, castle),
      animate: (surface, t) => animatePennants(surface, kit, castle, t),
    };
  }
  const isles: IslePlan[] = [
    {
      x: 640 + side * (300 + random() * 90),
      y: 300 + random() * 40,
      width: 230,
      distance: 0.24,
      name: "great",
      home: true,
    },
    {
      x: 640 - side * (330 + random() * 110),
      y: 240 + random() * 60,
      width: 130,
      distance: 0.4,
      name: "small",
      home: false,
    },
    {
      x: 640 - side * (110 + random() * 60),
      y: 190 + random() * 40,
      width: 74,
      distance: 0.56,
      name: "far",
      home: false,
    },
  ];
  return {
    depth: 0.18,
    box: sheet(60, 560),
    paint(surface) {
      for (const isle of isles) paintIsle(surface, kit, isle);
    },
    animate(surface, t) {
      for (const isle of isles) animateWaterfall(surface, kit, fallOf(isle), t);
    },
  };
}
