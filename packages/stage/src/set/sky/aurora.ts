import { falling } from "#paint/gradient.ts";
import { mix, turnHue, withAlpha } from "#paint/mix.ts";
import { fillPath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { sheet, sheetLeft, sheetRight, type Layer } from "#set/layer.ts";

/** Northern lights in a clear night: curtains that sway as a whole and pulse. */
export function auroraLayers(kit: BackdropContext): Layer[] {
  if (kit.time !== "night" || kit.weather === "rain" || kit.weather === "mist") return [];
  const random = kit.random("aurora");
  const green = mix(turnHue("#5dffb0", (random() - 0.5) * 70), kit.style.accent, 0.25);
  return [0, 1].map((index) => {
    const foot = 270 + index * 46 + random() * 40;
    const color = index === 0 ? green : turnHue(green, 70);
    const phase = random() * 6;
    return {
      depth: 0.04 + index * 0.01,
      box: sheet(-20, 400),
      fineness: 0.3,
      drift: (index === 0 ? 1 : -1) * 3,
      paint(surface) {
        surface.globalCompositeOperation = "lighter";
        const step = 22;
        for (let x = sheetLeft; x < sheetRight; x += step) {
          const turn = ((x - sheetLeft) / (sheetRight - sheetLeft)) * Math.PI * 2;
          const low = foot + Math.sin(turn + phase) * 42 + Math.sin(turn * 3 + phase * 2) * 14;
          const tall = 150 + Math.sin(turn * 4 + phase) * 60 + Math.sin(turn * 9) * 26;
          const shine = 0.22 + 0.14 * Math.sin(turn * 5 + phase * 3) + 0.05 * Math.sin(turn * 17);
          fillPath(
            surface,
            falling(surface, low - tall, low, [
              [0, withAlpha(color, 0)],
              [0.6, withAlpha(color, shine * 0.5)],
              [0.93, withAlpha(mix(color, "#ffffff", 0.3), shine)],
              [1, withAlpha(color, 0)],
            ]),
            (path) => path.rect(x, low - tall, step + 6, tall),
          );
        }
      },
    };
  });
}
