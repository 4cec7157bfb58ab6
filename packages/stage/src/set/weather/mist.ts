import { paintGlow } from "#paint/gradient.ts";
import { mix } from "#paint/mix.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { sheet, sheetLeft, sheetWidth, type Layer } from "#set/layer.ts";

/** A bank of mist that drifts between two layers. */
export function mistLayer(
  kit: BackdropContext,
  { depth, top, bottom, alpha }: { depth: number; top: number; bottom: number; alpha: number },
): Layer {
  const random = kit.random(`mist ${depth}`);
  const color = mix(mix(kit.light.sky[3], kit.light.far, 0.4), "#ffffff", 0.16);
  return {
    depth,
    box: sheet(top, bottom),
    fineness: 0.16,
    drift: (random() < 0.5 ? -1 : 1) * (5 + depth * 9),
    paint(surface) {
      const choice = kit.random(`mist shapes ${depth}`);
      const height = bottom - top;
      for (let index = 0; index < 16; index += 1) {
        const x = sheetLeft + ((index + choice()) / 16) * sheetWidth;
        const y = top + height * (0.36 + choice() * 0.34);
        const radius = 190 + choice() * 150;
        const squash = Math.min(0.3, (height * 0.34) / radius);
        for (const across of [x - sheetWidth, x, x + sheetWidth])
          paintGlow(surface, { x: across, y, radius, squash }, color, alpha);
      }
    },
  };
}
