import { mix } from "#paint/mix.ts";
import { drawGlow, type BackdropContext } from "#set/backdrop-context.ts";
import { sheet, type Layer } from "#set/layer.ts";
import { randomTable, isSeen, wrapInto } from "./field.ts";

/** Fireflies: lights that move low over the ground and pulse. By day, golden seeds. */
export function firefliesLayer(kit: BackdropContext, depth: number): Layer {
  const count = depth > 1 ? 10 : 26;
  const gold = mix(
    "#ffe27a",
    kit.style.genre === "sci-fi" ? kit.style.accent : kit.light.key,
    0.45,
  );
  const night = 0.55 + kit.light.darkness * 0.5;
  return glimmers(kit, {
    depth,
    count,
    color: gold,
    top: 250,
    size: 5 + depth * 5,
    alpha: night,
    wander: 46,
    pace: 1,
  });
}

/** Dust in the light on a clear day, barely visible. */
export function motesLayer(kit: BackdropContext): Layer {
  return glimmers(kit, {
    depth: 0.8,
    count: 13,
    color: mix(kit.light.key, "#ffffff", 0.5),
    top: 180,
    size: 3.4,
    alpha: 0.34,
    wander: 30,
    pace: 0.5,
  });
}

type Swarm = {
  depth: number;
  count: number;
  color: string;
  top: number;
  size: number;
  alpha: number;
  wander: number;
  pace: number;
};

function glimmers(kit: BackdropContext, swarm: Swarm): Layer {
  const { depth, count, color, top, size, alpha, wander, pace } = swarm;
  const table = randomTable(Math.round(depth * 1000) + count, count * 4);
  return {
    depth,
    box: sheet(0, 720),
    animate(surface, t, seen) {
      const glow = kit.glow(color);
      const white = kit.glow("#ffffff");
      surface.globalCompositeOperation = "lighter";
      for (let index = 0; index < count; index += 1) {
        const own = table[index * 4 + 2] ?? 0;
        const phase = (table[index * 4 + 3] ?? 0) * 6.3;
        const clock = t * pace * (0.5 + own * 0.8) + phase;
        const at = wrapInto(
          { ...seen, y: -40, height: 800 },
          (table[index * 4] ?? 0) * 1400 + Math.sin(clock) * wander + t * 6 * pace,
          top + (table[index * 4 + 1] ?? 0) * (700 - top) + Math.cos(clock * 1.3) * wander * 0.5,
        );
        if (!isSeen(seen, at)) continue;
        const shine = Math.max(0, 0.35 + 0.65 * Math.sin(clock * 2.1 + phase));
        if (shine < 0.05) continue;
        surface.globalAlpha = Math.min(1, shine * alpha);
        drawGlow(surface, glow, { ...at, radius: size * (0.9 + own) * (0.7 + shine * 0.5) });
        drawGlow(surface, white, { ...at, radius: size * 0.34 * (0.9 + own) });
      }
      surface.globalAlpha = 1;
      surface.globalCompositeOperation = "source-over";
    },
  };
}
