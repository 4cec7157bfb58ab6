import { sheet, sheetLeft, sheetWidth, type Layer } from "#set/layer.ts";
import { withAlpha } from "#paint/mix.ts";
import { addEllipse, fillPath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { paintCloud } from "./cloud.ts";

/** Near clouds that drift across the sky. */
export function cloudLayer(kit: BackdropContext, { top = 30, low = 300, most = 5 } = {}): Layer {
  const random = kit.random("clouds");
  const heavy = kit.weather === "rain" || kit.weather === "snow";
  const count = heavy ? most + 2 : 2 + Math.floor(random() * (most - 1));
  return {
    depth: 0.07,
    box: sheet(top - 50, low + 40),
    fineness: 0.7,
    drift: (random() < 0.5 ? -1 : 1) * (4 + random() * 4),
    paint(surface) {
      const choice = kit.random("cloud shapes");
      if (kit.style.shading !== "flat" && kit.style.shading !== "paper")
        fillPath(surface, withAlpha(kit.light.sky[3], 0.13), (path) => {
          for (let index = 0; index < 9; index += 1)
            addEllipse(
              path,
              sheetLeft + 240 + choice() * (sheetWidth - 480),
              top + 10 + choice() * (low - top) * 0.7,
              90 + choice() * 150,
              2 + choice() * 5,
              -0.03,
            );
        });
      for (let index = 0; index < count; index += 1) {
        const width = (heavy ? 300 : 190) + choice() * 190;
        const room = sheetWidth - width - 40;
        const x = sheetLeft + 20 + width / 2 + ((index + choice() * 0.8) / count) * room * 0.98;
        const y = Math.max(top + width * 0.46, top + 90 + choice() * (low - top - 110));
        paintCloud(surface, kit, {
          x: Math.min(x, sheetLeft + sheetWidth - width / 2 - 12),
          y,
          width,
          distance: 0.15,
          random: choice,
        });
      }
    },
  };
}
