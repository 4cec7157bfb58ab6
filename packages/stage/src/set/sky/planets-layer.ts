import { pick } from "@goldmane/std/seeded-random";
import { mix, turnHue } from "#paint/mix.ts";
import { animateMeteors } from "./meteors.ts";
import { paintPlanet } from "./planet.ts";
import { planetKinds } from "./planet-face.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { sheet, type Layer } from "#set/layer.ts";

/** The large planet and its moons, with meteors in front. */
export function planetsLayer(kit: BackdropContext, side: number): Layer {
  return {
    depth: 0.06,
    box: sheet(-20, 560),
    paint(surface) {
      const random = kit.random("planets");
      const { sky, key } = kit.light;
      const base = mix(kit.style.accent, sky[3], 0.35);
      const hue = (random() - 0.5) * 160;
      const kind = pick(random, planetKinds);
      const radius = 112 + random() * 56;
      const x = 640 + side * (210 + random() * 170);
      const y = 190 + random() * 60;
      for (let moon = 0; moon < 2; moon += 1)
        paintPlanet(surface, kit, {
          x: 640 - side * (180 + moon * 260 + random() * 60),
          y: 90 + random() * 190,
          radius: 13 + random() * 24,
          color: mix(turnHue(key, random() * 90), sky[2], 0.25),
          kind: "craters",
          ring: false,
          random,
        });
      paintPlanet(surface, kit, {
        x,
        y,
        radius,
        color: turnHue(base, hue),
        kind,
        ring: kind === "bands" || random() < 0.45,
        random,
      });
    },
    animate: (surface, t) => animateMeteors(surface, kit, t),
  };
}
