import { fillPath } from "#paint/path.ts";
import { mix } from "#paint/mix.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { sheet, type Layer } from "#set/layer.ts";
import { isSeen, randomTable, wrapInto } from "./field.ts";

/** Tumbling leaves in the wind. */
export function leavesLayer(kit: BackdropContext, depth: number): Layer {
  const count = depth > 1 ? 9 : 24;
  const table = randomTable(Math.round(depth * 1000) + 57, count * 4);
  const wind = kit.random("wind")() < 0.5 ? -1 : 1;
  const colors = ["#e8923c", "#d9603a", "#f0c04a"].map((color) =>
    kit.tone(mix(color, kit.local.leaf, 0.2), 0.35, Math.max(0, 0.4 - depth * 0.4)),
  );
  return {
    depth,
    box: sheet(0, 720),
    animate(surface, t, seen) {
      for (const [tint, color] of colors.entries())
        fillPath(surface, color, (path) => {
          for (let index = tint; index < count; index += colors.length) {
            const own = table[index * 4 + 2] ?? 0;
            const phase = (table[index * 4 + 3] ?? 0) * 6.3;
            const flutter = t * (1.1 + own) + phase;
            const at = wrapInto(
              seen,
              (table[index * 4] ?? 0) * 1400 + wind * t * (46 + own * 40) + Math.sin(flutter) * 34,
              (table[index * 4 + 1] ?? 0) * 800 + t * (34 + own * 26) + Math.cos(flutter * 2) * 9,
            );
            if (!isSeen(seen, at)) continue;
            const size = (3.2 + depth * 3.6) * (0.8 + own * 0.5);
            const angle = Math.sin(flutter) * 1.2 + phase;
            const broad = 0.25 + 0.75 * Math.abs(Math.cos(flutter * 1.7));
            const along = { x: Math.cos(angle) * size * 1.5, y: Math.sin(angle) * size * 1.5 };
            const across = {
              x: -Math.sin(angle) * size * broad,
              y: Math.cos(angle) * size * broad,
            };
            path.moveTo(at.x - along.x, at.y - along.y);
            path.quadraticCurveTo(at.x + across.x, at.y + across.y, at.x + along.x, at.y + along.y);
            path.quadraticCurveTo(at.x - across.x, at.y - across.y, at.x - along.x, at.y - along.y);
          }
        });
    },
  };
}
