import { paintPyramid } from "#set/built/landmark/pyramid.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { sheet, type Layer } from "#set/layer.ts";
import { paintMesa } from "./mesa.ts";
import { paintPalm } from "#set/nature/trees/palm.ts";
import type { Surface } from "#surface.ts";

export type Country = "mesas" | "pyramids" | "oasis";

export function desertHorizonLayer(kit: BackdropContext, country: Country, away: number): Layer {
  return {
    depth: 0.09,
    box: sheet(240, 520),
    below: kit.light.far,
    paint(surface) {
      const random = kit.random("far desert");
      if (country === "pyramids") {
        for (const [at, width] of [
          [380, 190],
          [120, 250],
          [-60, 130],
        ] as const)
          paintPyramid(surface, kit, {
            x: 640 + away * at,
            y: 502,
            width: width * (0.85 + random() * 0.3),
            distance: 0.5,
          });
        return;
      }
      const count = country === "mesas" ? 6 : 3;
      for (let index = 0; index < count; index += 1) {
        const tall = index === count - 2;
        const x = tall
          ? 640 + away * (170 + random() * 120)
          : 30 + ((index + random() * 0.6) / count) * 1280;
        const height = (tall ? 190 : 70 + random() * 60) * (country === "mesas" ? 1 : 0.6);
        paintMesa(surface, kit, {
          x,
          y: 504,
          width: height * (tall ? 1.15 : 1.9 + random()),
          height,
          distance: tall ? 0.42 : 0.62,
          random,
        });
      }
    },
  };
}

/** Palms and reeds around water hidden behind a dune. */
export function paintOasis(surface: Surface, kit: BackdropContext, away: number): void {
  const random = kit.random("oasis");
  for (let palm = 0; palm < 6; palm += 1) {
    const x = 640 + away * (130 + palm * 44 + random() * 30);
    paintPalm(surface, kit, {
      x,
      y: 520,
      height: 70 + random() * 44,
      distance: 0.34,
      lean: (random() - 0.5) * 0.3,
      random,
    });
  }
}
