import { mix, withAlpha } from "#paint/mix.ts";
import { addCircle, fillPath } from "#paint/path.ts";
import { drawGlow, type BackdropContext } from "#set/backdrop-context.ts";
import { sheet, type Layer } from "#set/layer.ts";
import { isSeen, randomTable, wrapInto } from "./field.ts";

/** Flakes at one depth, each swaying as it sinks; the nearest are out of focus. */
export function snowLayer(kit: BackdropContext, depth: number): Layer {
  const near = depth > 1;
  const count = near ? 20 : Math.round(120 - depth * 50);
  const table = randomTable(Math.round(depth * 1000) + 31, count * 4);
  const wind = (kit.random("wind")() - 0.5) * 60;
  const white = mix("#ffffff", kit.light.sky[2], kit.light.darkness * 0.3);
  return {
    depth,
    box: sheet(0, 720),
    animate(surface, t, seen) {
      const flakes: { x: number; y: number; size: number }[] = [];
      for (let index = 0; index < count; index += 1) {
        const size = table[index * 4 + 2] ?? 0;
        const phase = (table[index * 4 + 3] ?? 0) * 6.3;
        const sway = Math.sin(t * (0.6 + size * 0.7) + phase) * (8 + depth * 14);
        const at = wrapInto(
          seen,
          (table[index * 4] ?? 0) * 1400 + t * wind * (0.4 + depth * 0.6) + sway,
          (table[index * 4 + 1] ?? 0) * 800 + t * (26 + depth * 42) * (0.7 + size * 0.6),
        );
        if (isSeen(seen, at)) flakes.push({ ...at, size });
      }
      if (near) {
        const glow = kit.glow(white);
        surface.globalAlpha = 0.5;
        for (const { x, y, size } of flakes)
          drawGlow(surface, glow, { x, y, radius: 7 + size * 9 });
        surface.globalAlpha = 1;
        return;
      }
      fillPath(surface, withAlpha(white, 0.5 + depth * 0.35), (path) => {
        for (const { x, y, size } of flakes) addCircle(path, x, y, 0.8 + depth * 1.3 + size * 1.3);
      });
    },
  };
}
