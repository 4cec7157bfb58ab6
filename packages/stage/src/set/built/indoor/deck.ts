import { falling, paintGlow } from "#paint/gradient.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import { addEllipse, fillPath, strokePath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { sheet, sheetLeft, sheetWidth, type Layer } from "#set/layer.ts";
import { floorBottom, groundY } from "#set/nature/land/floor.ts";
import type { Surface } from "#surface.ts";
import type { Hull } from "#set/built/town/bridge.ts";

const back = 574;

/** A metal deck with one vanishing point, lamps along the seams, a lit ring in the middle. */
export function deckLayer(kit: BackdropContext, { metal, light }: Hull): Layer {
  return {
    depth: 1,
    box: sheet(back - 6, floorBottom),
    below: kit.tone(metal, -0.75),
    solidFrom: back + 2,
    paint(surface) {
      surface.fillStyle = falling(surface, back, floorBottom, [
        [0, kit.tone(metal, 0.6)],
        [0.25, kit.tone(metal, 0.2)],
        [0.6, kit.tone(metal, -0.1)],
        [1, kit.tone(metal, -0.75)],
      ]);
      surface.fillRect(sheetLeft - 4, back, sheetWidth + 8, floorBottom - back + 4);
      paintSeams(surface, kit, metal);
      paintReflections(surface, kit);
      for (const [reach, alpha, width] of [
        [330, 0.16, 16],
        [330, 0.75, 2.6],
        [296, 0.3, 1.6],
      ] as const)
        strokePath(surface, withAlpha(mix(light, "#ffffff", 0.3), alpha), width, (path) =>
          addEllipse(path, 640, groundY + 4, reach, reach * 0.115),
        );
      paintGlow(
        surface,
        { x: 640, y: groundY, radius: 460, squash: 0.15 },
        mix(light, kit.light.key, 0.6),
        0.5,
      );
      surface.fillStyle = withAlpha(kit.light.shadow, 0.4);
      surface.fillRect(sheetLeft - 4, back - 4, sheetWidth + 8, 6);
      surface.fillStyle = mix(light, "#ffffff", 0.25);
      surface.fillRect(sheetLeft - 4, back + 2, sheetWidth + 8, 1.6);
    },
  };
}

function paintSeams(surface: Surface, kit: BackdropContext, metal: string): void {
  const vanish = back - 220;
  const at = (x: number, y: number) => 640 + x * ((y - vanish) / (groundY - vanish));
  strokePath(surface, withAlpha(kit.tone(metal, -0.95), 0.45), 1.6, (path) => {
    for (let seam = -8; seam <= 8; seam += 1) {
      path.moveTo(at(seam * 140 + 70, back), back);
      path.lineTo(at(seam * 140 + 70, floorBottom), floorBottom);
    }
    for (const along of [0.16, 0.36, 0.62, 0.94]) {
      const y = back + (floorBottom - back) * along;
      path.moveTo(sheetLeft, y);
      path.lineTo(sheetLeft + sheetWidth, y);
    }
  });
  const random = kit.random("deck");
  for (let plate = 0; plate < 18; plate += 1) {
    const column = Math.floor(random() * 16) - 8;
    const row = [0, 0.16, 0.36, 0.62][Math.floor(random() * 4)] ?? 0;
    const top = back + (floorBottom - back) * row;
    const low = back + (floorBottom - back) * Math.min(1, row + 0.22);
    fillPath(surface, withAlpha(kit.tone(metal, random() < 0.5 ? 0.8 : -0.7), 0.14), (path) => {
      path.moveTo(at(column * 140 + 70, top), top);
      path.lineTo(at(column * 140 + 210, top), top);
      path.lineTo(at(column * 140 + 210, low), low);
      path.lineTo(at(column * 140 + 70, low), low);
      path.closePath();
    });
  }
}

/** Reflection of the window on the polished deck. */
function paintReflections(surface: Surface, kit: BackdropContext): void {
  const color = mix(kit.light.sky[3], kit.light.key, 0.4);
  for (const [x, wide] of [
    [330, 120],
    [640, 240],
    [950, 120],
  ] as const)
    fillPath(
      surface,
      falling(surface, back, floorBottom, [
        [0, withAlpha(color, 0.32)],
        [0.6, withAlpha(color, 0.08)],
        [1, withAlpha(color, 0)],
      ]),
      (path) => {
        path.moveTo(x - wide, back + 3);
        path.lineTo(x + wide, back + 3);
        path.lineTo(640 + (x + wide - 640) * 1.5, floorBottom);
        path.lineTo(640 + (x - wide - 640) * 1.5, floorBottom);
        path.closePath();
      },
    );
}
