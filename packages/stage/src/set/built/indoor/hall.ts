import { falling, paintGlow } from "#paint/gradient.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import { addPolygon, fillPath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { sheet, sheetLeft, sheetWidth, type Layer } from "#set/layer.ts";
import { paintBanner } from "./banner.ts";
import type { Heraldry } from "#set/built/landmark/courtyard.ts";
import { paintStoneWall } from "./stone-wall.ts";
import { animateFire, paintTorch } from "./torch.ts";
import { paintTallWindow } from "./tall-window.ts";

const windows = [320, 640, 960].map((x) => ({ x, top: 96, width: 150, bottom: 446 }));

/** The end wall of a great hall with three tall windows to the sky behind it. */
export function hallWallLayer(kit: BackdropContext, { cloth, emblem, stone }: Heraldry): Layer {
  return {
    depth: 0.5,
    box: sheet(-20, 640),
    opening: { x: 243, y: 30, width: 794, height: 418 },
    paint(surface) {
      const random = kit.random("hall");
      const wall = { left: -40, right: 1320, top: -20, bottom: 646, course: 27 };
      paintStoneWall(surface, kit, {
        ...wall,
        distance: 0.2,
        color: mix(stone, kit.light.shadow, 0.3),
        random,
      });
      for (const x of [480, 800])
        paintBanner(surface, kit, {
          x,
          y: 150,
          width: 62,
          height: 230,
          distance: 0.14,
          color: cloth,
          emblem,
        });
      for (const pane of windows) paintTallWindow(surface, kit, pane, stone);
      surface.fillStyle = kit.tone(kit.local.wood, -0.35, 0.12);
      surface.fillRect(sheetLeft, 520, sheetWidth, 126);
      surface.fillStyle = withAlpha(kit.tone(kit.local.wood, 0.6, 0.12), 0.6);
      surface.fillRect(sheetLeft, 520, sheetWidth, 4);
      for (let panel = 0; panel < 24; panel += 1)
        surface.fillRect(sheetLeft + panel * 58, 532, 2, 100);
    },
  };
}

/** Light that enters through the windows and lies on the floor in front of them. */
export function hallLightLayer(kit: BackdropContext): Layer {
  const lean = kit.light.keyAt.x < 640 ? 90 : -90;
  const strength = 0.2 - kit.light.darkness * 0.08;
  return {
    depth: 0.7,
    box: sheet(60, 700),
    fineness: 0.4,
    paint(surface) {
      surface.globalCompositeOperation = "lighter";
      const color = mix(kit.light.key, kit.light.sky[3], 0.3);
      for (const { x, top, width, bottom } of windows)
        fillPath(
          surface,
          falling(surface, top, 690, [
            [0, withAlpha(color, strength)],
            [0.6, withAlpha(color, strength * 0.5)],
            [1, withAlpha(color, 0)],
          ]),
          (path) =>
            addPolygon(path, [
              { x: x - width / 2, y: top + 40 },
              { x: x + width / 2, y: top + 40 },
              { x: x + width * 0.7 + lean * 1.6, y: bottom + 240 },
              { x: x - width * 0.7 + lean * 1.6, y: bottom + 240 },
            ]),
        );
    },
  };
}

/** Columns with torches along both sides. */
export function columnsLayer(kit: BackdropContext, { stone }: Heraldry): Layer {
  const torches = [150, 1130].map((x) => ({ x, y: 380, size: 24 }));
  return {
    depth: 0.84,
    box: sheet(-20, 640),
    paint(surface) {
      for (const x of [24, 150, 1130, 1256]) {
        const inner = x === 150 || x === 1130;
        const width = inner ? 74 : 108;
        const distance = inner ? 0.1 : 0.03;
        const own = mix(stone, kit.light.shadow, inner ? 0.16 : 0.3);
        const side = kit.light.keyAt.x < x ? -1 : 1;
        const shaft = surface.createLinearGradient(
          x + (side * width) / 2,
          0,
          x - (side * width) / 2,
          0,
        );
        shaft.addColorStop(0, kit.tone(own, 0.7, distance));
        shaft.addColorStop(0.4, kit.tone(own, -0.1, distance));
        shaft.addColorStop(1, kit.tone(own, -0.85, distance));
        fillPath(surface, shaft, (path) => {
          path.rect(x - width / 2, -20, width, 640);
          path.rect(x - width * 0.66, 576, width * 1.32, 50);
          path.rect(x - width * 0.66, 60, width * 1.32, 22);
          path.rect(x - width * 0.78, -20, width * 1.56, 82);
        });
        surface.fillStyle = withAlpha(kit.light.shadow, 0.25);
        for (const y of [62, 82, 574]) surface.fillRect(x - width * 0.6, y, width * 1.2, 3);
      }
      for (const torch of torches) paintTorch(surface, kit, torch);
      paintGlow(surface, { x: 640, y: -60, radius: 700, squash: 0.3 }, kit.light.shadow, 0.7);
    },
    animate(surface, t) {
      for (const torch of torches) animateFire(surface, kit, torch, t);
    },
  };
}
