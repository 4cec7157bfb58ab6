import { withAlpha } from "#paint/mix.ts";
import { strokePath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { sheet, type Layer } from "#set/layer.ts";

/** A faint rainbow opposite the light. */
export function rainbowLayer(kit: BackdropContext): Layer {
  const x = 640 + Math.sign(640 - kit.light.keyAt.x) * 260;
  return {
    depth: 0.06,
    box: sheet(-20, 560),
    fineness: 0.5,
    paint(surface) {
      const hues = ["#ff6a6a", "#ffac5c", "#ffe879", "#8be58c", "#73c4ff", "#9d8bff"];
      for (const [index, hue] of hues.entries())
        strokePath(surface, withAlpha(hue, 0.24 - kit.light.darkness * 0.1), 13, (path) =>
          path.arc(x, 560, 400 - index * 11, Math.PI * 1.02, Math.PI * 1.98),
        );
    },
  };
}
