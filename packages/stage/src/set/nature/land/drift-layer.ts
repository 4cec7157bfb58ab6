import { bake } from "#paint/bake.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { sheet, type Layer } from "#set/layer.ts";
import { paintAsteroid } from "./asteroid.ts";
import type { Surface } from "#surface.ts";

/** Drifting rocks, each rising and sinking on its own slow wave. */
export function driftLayer(kit: BackdropContext, color: string): Layer {
  const random = kit.random("drift");
  const rocks = Array.from({ length: 9 }, (_, index) => {
    const edge = index % 2 === 0 ? -1 : 1;
    const size = 9 + random() * 28;
    const plan = { x: 0, y: 0, size, distance: 0.34, color, random: kit.random(`rock ${index}`) };
    const box = { x: -size * 1.3, y: -size * 1.3, width: size * 2.6, height: size * 2.6 };
    const picture = bake(kit.host, box, kit.scale * 1.6, (surface) =>
      paintAsteroid(surface, kit, plan),
    );
    return {
      picture,
      box,
      x: 640 + edge * (190 + random() * 430),
      y: 130 + random() * 270,
      phase: random() * 6.3,
    };
  });
  return {
    depth: 0.26,
    box: sheet(0, 500),
    animate(surface: Surface, t) {
      for (const { picture, box, x, y, phase } of rocks) {
        surface.save();
        surface.translate(x + Math.sin(t * 0.17 + phase) * 12, y + Math.sin(t * 0.4 + phase) * 9);
        surface.rotate(Math.sin(t * 0.11 + phase) * 0.5);
        surface.drawImage(picture.canvas as never, box.x, box.y, box.width, box.height);
        surface.restore();
      }
    },
  };
}
