import { mix } from "#paint/mix.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { sheet, type Layer } from "#set/layer.ts";
import { paintBanner } from "#set/built/indoor/banner.ts";
import { paintGate } from "./gate.ts";
import { paintWindow, isLampTime } from "#set/built/town/lit-window.ts";
import { paintStoneWall } from "#set/built/indoor/stone-wall.ts";
import { animateFire, paintTorch } from "#set/built/indoor/torch.ts";

export type Heraldry = { cloth: string; emblem: "star" | "moon" | "sun"; stone: string };

/** The curtain wall across the yard with its gate, burning torches and banners. */
export function curtainWallLayer(kit: BackdropContext, { cloth, emblem, stone }: Heraldry): Layer {
  const gateX = kit.light.keyAt.x < 640 ? 760 : 520;
  const distance = 0.26;
  const torches = [gateX - 110, gateX + 110].map((x) => ({ x, y: 486, size: 15 }));
  return {
    depth: 0.56,
    box: sheet(360, 640),
    solidFrom: 424,
    paint(surface) {
      const random = kit.random("curtain stones");
      const wall = { top: 420, bottom: 646, course: 17, distance, color: stone };
      paintStoneWall(surface, kit, { left: -40, right: 1320, ...wall, random, battlements: true });
      paintGate(surface, kit, {
        x: gateX,
        y: 604,
        width: 104,
        height: 138,
        distance,
        color: stone,
      });
      for (const at of [-1, 1]) {
        const x = gateX + at * 300;
        paintBanner(surface, kit, {
          x,
          y: 440,
          width: 44,
          height: 112,
          distance: 0.2,
          color: cloth,
          emblem,
        });
      }
      for (const torch of torches) paintTorch(surface, kit, torch);
    },
    animate(surface, t) {
      for (const torch of torches) animateFire(surface, kit, torch, t);
    },
  };
}

/** Round towers at both edges of the picture, in the foreground, each with a large banner. */
export function towersLayer(kit: BackdropContext, { cloth, emblem, stone }: Heraldry): Layer {
  const torches = [196, 1084].map((x) => ({ x, y: 468, size: 22 }));
  return {
    depth: 0.84,
    box: sheet(-20, 640),
    paint(surface) {
      const random = kit.random("towers");
      for (const side of [-1, 1]) {
        const outer = 640 + side * 680;
        const inner = 640 + side * (468 + random() * 20);
        const top = 60 + random() * 90;
        paintStoneWall(surface, kit, {
          left: Math.min(outer, inner),
          right: Math.max(outer, inner),
          top,
          bottom: 616,
          course: 30,
          distance: 0.06,
          color: mix(stone, kit.light.shadow, 0.16),
          random,
          battlements: true,
        });
        const x = 640 + side * 566;
        paintWindow(surface, kit, {
          x: x + side * 6,
          y: top + 66,
          width: 26,
          height: 56,
          distance: 0.04,
          lit: isLampTime(kit),
          arched: true,
        });
        paintBanner(surface, kit, {
          x,
          y: top + 130,
          width: 74,
          height: 210,
          distance: 0.03,
          color: cloth,
          emblem,
        });
      }
      for (const torch of torches) paintTorch(surface, kit, torch);
    },
    animate(surface, t) {
      for (const torch of torches) animateFire(surface, kit, torch, t);
    },
  };
}
