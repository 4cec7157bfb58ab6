import { falling } from "#paint/gradient.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import { fillPath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { sheet, sheetLeft, sheetRight, type Layer } from "#set/layer.ts";
import { paintMesa } from "./mesa.ts";
import { rollingRidge } from "./ridge.ts";

/** y of the foot of the mountains, and y down to which the plain before them is painted. */
const [foot, bottom] = [510, 580];

/** Beyond the dunes: a wide shield volcano and mesas, or the wall of a crater around the plain. */
export function marsHorizonLayer(kit: BackdropContext): Layer {
  const random = kit.random("mars horizon");
  const hasVolcano = random() < 0.6;
  const away = kit.light.keyAt.x < 640 ? 1 : -1;
  const seed = Math.floor(random() * 1e4);
  const plain = mix(kit.tone(kit.local.cliff, -0.1, 0.6), kit.light.far, 0.5);
  return {
    depth: 0.09,
    box: sheet(240, bottom),
    below: plain,
    paint(surface) {
      const choice = kit.random("mars far");
      const ridge = hasVolcano ? shieldOf(640 + away * 190, seed) : wallOf(640 - away * 60, seed);
      const color = kit.tone(kit.local.cliff, -0.1, hasVolcano ? 0.64 : 0.54);
      fillPath(
        surface,
        falling(surface, 280, foot, [
          [0, mix(color, kit.light.key, 0.12)],
          [0.6, color],
          [1, plain],
        ]),
        (path) => {
          path.moveTo(sheetLeft - 4, bottom + 4);
          for (let x = sheetLeft - 4; x <= sheetRight + 4; x += 8) path.lineTo(x, ridge(x));
          path.lineTo(sheetRight + 4, bottom + 4);
          path.closePath();
        },
      );
      if (hasVolcano)
        for (const [at, height] of [
          [-250, 62],
          [-420, 92],
          [-560, 54],
        ] as const)
          paintMesa(surface, kit, {
            x: 640 + away * at + (choice() - 0.5) * 70,
            y: foot,
            width: height * (1.8 + choice()),
            height,
            distance: 0.5,
            random: choice,
          });
      surface.fillStyle = falling(surface, foot - 60, foot, [
        [0, withAlpha(plain, 0)],
        [1, plain],
      ]);
      surface.fillRect(sheetLeft - 4, foot - 60, sheetRight - sheetLeft + 8, bottom - foot + 64);
    },
  };
}

/** A mountain so wide that its slopes hardly rise, with a dent for its caldera. */
function shieldOf(middle: number, seed: number) {
  const rough = rollingRidge({ seed, base: 0, height: 5, wavelength: 120, octaves: 2 });
  const hills = rollingRidge({ seed: seed + 3, base: 0, height: 26, wavelength: 330, octaves: 2 });
  return (x: number) => {
    const away = Math.abs(x - middle) / 560;
    const slope = Math.max(0, 1 - away) ** 1.35;
    const dent = Math.max(0, 1 - Math.abs(x - middle - 12) / 70) * 17;
    const plain = hills(x) * (1 - slope);
    return foot - 18 - slope * 162 + Math.min(dent, 13) + plain + rough(x) * (0.4 + slope);
  };
}

/** The terraced wall of a crater, highest at the sides, so that the cast stands within it. */
function wallOf(middle: number, seed: number) {
  const rough = rollingRidge({ seed, base: 0, height: 16, wavelength: 150, octaves: 3 });
  return (x: number) => {
    const away = Math.min(1, Math.abs(x - middle) / 720);
    const height = 46 + away ** 1.5 * 118;
    const step = Math.round(height / 22) * 22;
    return foot - (height * 0.5 + step * 0.5) + rough(x);
  };
}
