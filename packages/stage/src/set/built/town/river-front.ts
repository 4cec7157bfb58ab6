import { mix, withAlpha } from "#paint/mix.ts";
import { fillPath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { sheet, type Layer } from "#set/layer.ts";
import { animateWater, paintWater, type Water } from "#set/nature/water/water.ts";

/** The river with reflections of the city's lights. */
export function riverLayer(kit: BackdropContext, top: number): Layer {
  const water: Water = { top, bottom: 600, name: "river" };
  return {
    depth: 0.42,
    box: sheet(top, 660),
    solidFrom: top + 2,
    paint(surface) {
      paintWater(surface, kit, water);
      const random = kit.random("reflections");
      const lamp = mix(kit.light.key, kit.style.accent, 0.3);
      for (let index = 0; index < 26; index += 1) {
        const x = random() * 1280;
        fillPath(
          surface,
          withAlpha(mix(lamp, kit.light.far, 0.3), 0.1 + kit.light.darkness * 0.2),
          (path) => {
            for (let dash = 0; dash < 7; dash += 1)
              path.ellipse(
                x + (random() - 0.5) * 8,
                top + 8 + dash * 11,
                8 + random() * 12,
                1.4,
                0,
                0,
                6.3,
              );
          },
        );
      }
    },
    animate: (surface, t, seen) => animateWater(surface, kit, water, seen, t),
  };
}
