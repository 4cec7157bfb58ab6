import { mix, withAlpha } from "#paint/mix.ts";
import { strokePath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { sheet, type Layer } from "#set/layer.ts";
import { isSeen, randomTable, wrapInto } from "./field.ts";

/** Streaks of rain at one depth: many thin ones far away, few long ones nearby. */
export function rainLayer(kit: BackdropContext, depth: number): Layer {
  const count = Math.round(130 - depth * 62);
  const table = randomTable(Math.round(depth * 1000) + 7, count * 3);
  const lean = (kit.random("wind")() - 0.5) * 0.34;
  const color = withAlpha(mix(kit.light.sky[3], "#ffffff", 0.45), 0.2 + depth * 0.1);
  return {
    depth,
    box: sheet(0, 720),
    animate(surface, t, seen) {
      const speed = 620 + depth * 420;
      strokePath(surface, color, 0.7 + depth * 0.9, (path) => {
        for (let index = 0; index < count; index += 1) {
          const pace = speed * (0.85 + (table[index * 3 + 2] ?? 0) * 0.3);
          const fallen = t * pace;
          const at = wrapInto(
            seen,
            (table[index * 3] ?? 0) * 1400 + fallen * lean,
            (table[index * 3 + 1] ?? 0) * 800 + fallen,
          );
          if (!isSeen(seen, at)) continue;
          const length = 13 + depth * 22;
          path.moveTo(at.x, at.y);
          path.lineTo(at.x - lean * length, at.y - length);
        }
      });
    },
  };
}

/** Ripples where drops hit the ground of the stage. */
export function splashLayer(kit: BackdropContext, top: number): Layer {
  const count = 34;
  const color = mix(kit.light.sky[3], "#ffffff", 0.4);
  const table = randomTable(91, count * 64);
  return {
    depth: 1,
    box: sheet(top, 736),
    animate(surface, t) {
      for (let index = 0; index < count; index += 1) {
        const clock = t * 1.9 + index / count;
        const turn = Math.floor(clock) % 32;
        const age = clock - Math.floor(clock);
        const depth = table[index * 64 + turn * 2 + 1] ?? 0;
        const x = (table[index * 64 + turn * 2] ?? 0) * 1280;
        const y = top + 14 + depth * (716 - top);
        const reach = (3 + depth * 9) * Math.sqrt(age);
        strokePath(surface, withAlpha(color, 0.5 * (1 - age)), 1, (path) => {
          path.ellipse(x, y, reach * 1.9, reach * 0.5, 0, 0, Math.PI * 2);
        });
      }
    },
  };
}
