import { pick } from "@goldmane/std/seeded-random";
import { mix, turnHue } from "#paint/mix.ts";
import { hullLayer, type Hull } from "#set/built/town/bridge.ts";
import { consoleLayer } from "#set/built/indoor/console.ts";
import { deckLayer } from "#set/built/indoor/deck.ts";
import { ribsLayer } from "#set/built/indoor/ribs.ts";
import { deepSpaceLayer } from "#set/sky/deep-space.ts";
import { animateMeteors } from "#set/sky/meteors.ts";
import { paintPlanet } from "#set/sky/planet.ts";
import { planetKinds } from "#set/sky/planet-face.ts";
import { paintGlow } from "#paint/gradient.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { sheet, type Layer, type Scenery } from "#set/layer.ts";
import { groundY } from "#set/nature/land/floor.ts";
import { firefliesLayer, motesLayer } from "#set/weather/glimmers.ts";
import { mistLayer } from "#set/weather/mist.ts";

/** The bridge of a starship; a planet in its window turns towards or away from its sun. */
export function starship(kit: BackdropContext): Scenery {
  const random = kit.random("starship");
  const { local, style, light } = kit;
  const hull: Hull = {
    metal: mix(mix(local.rock, "#8f9ab8", 0.5), light.sky[2], 0.2 + random() * 0.15),
    light: mix(turnHue(style.accent, (random() - 0.5) * 60), "#8fd8ff", 0.25),
    window: pick(random, ["wide", "arch", "panes"]),
  };
  return {
    groundY,
    sheltered: true,
    behind: [
      deepSpaceLayer(kit, { horizon: 470 }),
      viewLayer(kit),
      hullLayer(kit, hull),
      consoleLayer(kit, hull),
      ribsLayer(kit, hull),
      deckLayer(kit, hull),
      ...(kit.weather === "mist"
        ? [mistLayer(kit, { depth: 0.95, top: 520, bottom: 690, alpha: 0.16 })]
        : []),
      kit.weather === "fireflies" ? firefliesLayer(kit, 0.9) : motesLayer(kit),
    ],
    front: [],
  };
}

/** The planet outside; at dawn and dusk its sun is on its limb. */
function viewLayer(kit: BackdropContext): Layer {
  const random = kit.random("view");
  const low = kit.time === "dawn" || kit.time === "dusk";
  const side = kit.light.keyAt.x < 640 ? -1 : 1;
  const near = random() < 0.6;
  return {
    depth: 0.1,
    box: sheet(-20, 600),
    paint(surface) {
      const choice = kit.random("worlds");
      const { sky, key, keyAt } = kit.light;
      const color = turnHue(mix(kit.style.accent, sky[3], 0.3), (choice() - 0.5) * 200);
      const kind = pick(choice, planetKinds);
      if (low) {
        paintGlow(surface, { x: keyAt.x, y: 260, radius: 430 }, key, 0.85);
        paintGlow(surface, { x: keyAt.x, y: 260, radius: 90 }, mix(key, "#ffffff", 0.7), 1);
        paintGlow(surface, { x: keyAt.x, y: 260, radius: 620, squash: 0.05 }, key, 0.7);
      }
      if (near)
        paintPlanet(surface, kit, {
          x: 640 - side * 90,
          y: 780,
          radius: 470,
          color,
          kind: kind === "craters" ? "seas" : kind,
          ring: false,
          random: choice,
          sunAt: { x: 640 + side * 1500, y: low ? 300 : -40 },
        });
      else
        paintPlanet(surface, kit, {
          x: 640 - side * 140,
          y: 280,
          radius: 118,
          color,
          kind,
          ring: true,
          random: choice,
        });
      paintPlanet(surface, kit, {
        x: 640 + side * 250,
        y: 200,
        radius: 26,
        color: mix(key, sky[2], 0.4),
        kind: "craters",
        ring: false,
        random: choice,
      });
    },
    animate: (surface, t) => animateMeteors(surface, kit, t),
  };
}
