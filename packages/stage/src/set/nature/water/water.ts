import type { Box } from "#paint/bake.ts";
import { falling, paintGlow } from "#paint/gradient.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import { addEllipse, fillPath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { sheetLeft, sheetWidth } from "#set/layer.ts";
import type { Surface } from "#surface.ts";
import { randomTable } from "#set/weather/field.ts";

export type Water = { top: number; bottom: number; name: string };

/** It reflects the sky in the distance and shows its own color nearby. */
export function waterColors(kit: BackdropContext): { far: string; near: string } {
  const { sky, far } = kit.light;
  return {
    far: mix(mix(sky[2], sky[3], 0.5), mix(kit.tone(kit.local.water, 0), far, 0.4), 0.4),
    near: mix(kit.tone(kit.local.water, -0.3), sky[0], 0.34),
  };
}

export function paintWater(
  surface: Surface,
  kit: BackdropContext,
  { top, bottom, name }: Water,
): void {
  const { far, near } = waterColors(kit);
  const random = kit.random(`water ${name}`);
  surface.fillStyle = falling(surface, top, bottom, [
    [0, far],
    [0.35, mix(far, near, 0.5)],
    [1, near],
  ]);
  surface.fillRect(sheetLeft - 4, top, sheetWidth + 8, bottom - top + 60);
  const { keyAt, key, darkness } = kit.light;
  paintGlow(
    surface,
    { x: keyAt.x, y: top, radius: 460, squash: 0.3 },
    mix(key, "#ffffff", 0.2),
    0.55 - darkness * 0.15,
  );
  for (const [color, alpha] of [
    [mix(far, "#ffffff", 0.4), 0.34],
    [mix(near, kit.light.shadow, 0.4), 0.28],
  ] as const)
    fillPath(surface, withAlpha(color, alpha), (path) => {
      for (let index = 0; index < 80; index += 1) {
        const depth = random() ** 1.6;
        const y = top + 3 + depth * (bottom - top);
        const size = 0.25 + depth;
        addEllipse(
          path,
          sheetLeft + random() * sheetWidth,
          y,
          (16 + random() * 60) * size,
          (0.7 + random() * 1.1) * size,
        );
      }
    });
}

/** Moving crests, and the glitter of the light on them. */
export function animateWater(
  surface: Surface,
  kit: BackdropContext,
  { top, bottom }: Water,
  seen: Box,
  t: number,
): void {
  const { keyAt, key, darkness } = kit.light;
  const table = randomTable(top, 260);
  const height = bottom - top;
  fillPath(surface, withAlpha(mix(key, "#ffffff", 0.35), 0.34 - darkness * 0.1), (path) => {
    for (let index = 0; index < 40; index += 1) {
      const depth = (table[index * 2] ?? 0) ** 1.5;
      const swing = Math.sin(t * (0.5 + (table[index * 2 + 1] ?? 0) * 0.5) + index);
      const x =
        seen.x +
        (((((table[index * 2 + 1] ?? 0) * 1400 + swing * 26 + t * 7 - seen.x) % 1400) + 1400) %
          1400);
      const size = 0.3 + depth;
      addEllipse(
        path,
        x,
        top + 5 + depth * (height - 8),
        (12 + (index % 5) * 7) * size * (0.6 + swing * 0.3),
        0.9 * size + 0.2,
      );
    }
  });
  surface.globalCompositeOperation = "lighter";
  fillPath(surface, withAlpha(mix(key, "#ffffff", 0.3), 0.62), (path) => {
    for (let index = 0; index < 46; index += 1) {
      const depth = (table[100 + index * 2] ?? 0) ** 1.4;
      const shine = Math.sin(t * (1.6 + (index % 7) * 0.3) + index * 2.3);
      if (shine < 0.1) continue;
      const spread = 26 + depth * 110;
      const x = keyAt.x + ((table[101 + index * 2] ?? 0) - 0.5) * 2 * spread;
      addEllipse(
        path,
        x,
        top + 3 + depth * (height - 5),
        (5 + depth * 20) * shine,
        (0.6 + depth * 1.4) * shine,
      );
    }
  });
  surface.globalCompositeOperation = "source-over";
}
