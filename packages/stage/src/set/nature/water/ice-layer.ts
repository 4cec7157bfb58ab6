import { paintGlow } from "#paint/gradient.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import { addEllipse, fillPath, strokePath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { sheet, sheetLeft, sheetWidth, type Layer } from "#set/layer.ts";

/** A frozen lake that reflects the sky, with long cracks and snowdrifts. */
export function iceLayer(kit: BackdropContext): Layer {
  const top = 500;
  return {
    depth: 0.3,
    box: sheet(top, 620),
    solidFrom: top + 2,
    paint(surface) {
      const random = kit.random("ice");
      const { sky, key } = kit.light;
      const ice = mix(mix(sky[2], sky[3], 0.4), "#dff2ff", 0.35 - kit.light.darkness * 0.25);
      surface.fillStyle = ice;
      surface.fillRect(sheetLeft - 4, top, sheetWidth + 8, 130);
      paintGlow(surface, { x: kit.light.keyAt.x, y: top + 8, radius: 420, squash: 0.2 }, key, 0.6);
      fillPath(surface, withAlpha(mix(ice, kit.light.shadow, 0.4), 0.35), (path) => {
        for (let mark = 0; mark < 30; mark += 1)
          addEllipse(
            path,
            sheetLeft + random() * sheetWidth,
            top + 6 + random() * 90,
            30 + random() * 80,
            1 + random() * 2,
          );
      });
      strokePath(surface, withAlpha("#ffffff", 0.5), 0.9, (path) => {
        for (let crack = 0; crack < 14; crack += 1) {
          const x = sheetLeft + random() * sheetWidth;
          const y = top + 8 + random() * 80;
          path.moveTo(x, y);
          path.lineTo(x + 30 + random() * 50, y + (random() - 0.5) * 8);
          path.lineTo(x + 80 + random() * 60, y + (random() - 0.3) * 14);
        }
      });
    },
  };
}
