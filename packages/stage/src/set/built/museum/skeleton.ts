import { paintGlow } from "#paint/gradient.ts";
import { withAlpha } from "#paint/mix.ts";
import {
  addCircle,
  addEllipse,
  addRoundRect,
  fillPath,
  strokePath,
  type Point,
} from "#paint/path.ts";
import { isLampTime, lampColor } from "#set/built/town/lit-window.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { sheet, type Layer } from "#set/layer.ts";
import type { Surface } from "#surface.ts";
import type { MuseumPlan } from "./museum-plan.ts";

/** The main exhibit: a hanging whale skeleton, or a sauropod's on a plinth. */
export function wonderLayer(kit: BackdropContext, { wonder, side, stone }: MuseumPlan): Layer {
  return {
    depth: 0.68,
    box: sheet(-20, 640),
    paint(surface) {
      if (isLampTime(kit)) {
        const glow = { x: 640, y: wonder === "whale" ? 210 : 420, radius: 460, squash: 0.7 };
        paintGlow(surface, glow, lampColor(kit), 0.14 + kit.light.darkness * 0.4);
      }
      surface.save();
      surface.translate(640, 0);
      surface.scale(-side, 1);
      if (wonder === "whale") paintWhale(surface, kit);
      else paintLongNeck(surface, kit, stone);
      surface.restore();
    },
  };
}

type Curve = (share: number) => Point;

const bone = "#f4e2bd";

function lit(kit: BackdropContext): string {
  return kit.tone(bone, 0.72, 0.02);
}

function shade(kit: BackdropContext): string {
  return kit.tone(bone, -0.86, 0.02);
}

/** A spine of round vertebrae along a curve, thickest in the middle. */
function paintSpine(
  surface: Surface,
  kit: BackdropContext,
  at: Curve,
  thick: (share: number) => number,
): void {
  const count = 60;
  for (const [color, offset] of [
    [shade(kit), 2.4],
    [lit(kit), 0],
  ] as const)
    fillPath(surface, color, (path) => {
      for (let bead = 0; bead <= count; bead += 1) {
        const share = bead / count;
        const { x, y } = at(share);
        addCircle(path, x, y + offset, thick(share));
      }
    });
  strokePath(surface, lit(kit), 2.2, (path) => {
    for (let bead = 2; bead < count - 1; bead += 1) {
      const share = bead / count;
      const { x, y } = at(share);
      path.moveTo(x, y);
      path.lineTo(x - 3, y - thick(share) * 2.4);
    }
  });
}

/** Ribs that curve down from the spine between two shares of its length. */
function paintRibs(
  surface: Surface,
  kit: BackdropContext,
  at: Curve,
  { from, to, count, depth }: { from: number; to: number; count: number; depth: number },
): void {
  for (const [color, width, offset] of [
    [shade(kit), 5.4, 6],
    [lit(kit), 4, 0],
  ] as const)
    strokePath(surface, color, width, (path) => {
      for (let rib = 0; rib < count; rib += 1) {
        const along = rib / (count - 1);
        const { x, y } = at(from + (to - from) * along);
        const deep = depth * (0.45 + 0.55 * Math.sin(along * Math.PI));
        path.moveTo(x + offset, y + 4);
        path.bezierCurveTo(
          x + 26 + offset,
          y + deep * 0.3,
          x + 24 + offset,
          y + deep * 0.9,
          x - 6 + offset,
          y + deep,
        );
      }
    });
}

function paintWhale(surface: Surface, kit: BackdropContext): void {
  const at: Curve = (share) => ({
    x: -270 + share * 560,
    y: 168 + Math.sin(share * 2.7 + 0.2) * -26 + share * share * 30,
  });
  strokePath(surface, withAlpha(kit.tone("#3a3644", 0, 0.1), 0.6), 1.6, (path) => {
    for (const share of [0.12, 0.4, 0.72]) {
      const { x, y } = at(share);
      path.moveTo(x, -20);
      path.lineTo(x, y);
    }
  });
  paintRibs(surface, kit, at, { from: 0.16, to: 0.52, count: 11, depth: 112 });
  paintSpine(surface, kit, at, (share) => 8.4 - share * 5.4);
  const tail = at(1);
  for (const [color, offset] of [
    [shade(kit), 4],
    [lit(kit), 0],
  ] as const)
    fillPath(surface, color, (path) => {
      path.moveTo(tail.x - 8, tail.y + offset);
      path.quadraticCurveTo(tail.x + 26, tail.y - 34 + offset, tail.x + 62, tail.y - 40 + offset);
      path.quadraticCurveTo(tail.x + 44, tail.y - 6 + offset, tail.x + 20, tail.y + 4 + offset);
      path.quadraticCurveTo(tail.x + 46, tail.y + 20 + offset, tail.x + 50, tail.y + 48 + offset);
      path.quadraticCurveTo(tail.x + 12, tail.y + 40 + offset, tail.x - 8, tail.y + offset);
    });
  for (const [color, offset] of [
    [shade(kit), 5],
    [lit(kit), 0],
  ] as const) {
    fillPath(surface, color, (path) => {
      path.moveTo(-262, 150 + offset);
      path.bezierCurveTo(-300, 130 + offset, -400, 140 + offset, -466, 196 + offset);
      path.bezierCurveTo(-410, 176 + offset, -340, 184 + offset, -286, 214 + offset);
      path.bezierCurveTo(-258, 212 + offset, -246, 176 + offset, -262, 150 + offset);
    });
    strokePath(surface, color, 8, (path) => {
      path.moveTo(-276, 214 + offset);
      path.bezierCurveTo(-330, 268 + offset, -420, 262 + offset, -462, 208 + offset);
    });
    strokePath(surface, color, 6, (path) => {
      path.moveTo(-196, 196 + offset);
      path.quadraticCurveTo(-186, 250 + offset, -150, 290 + offset);
      for (const finger of [-18, 0, 18]) {
        path.moveTo(-150, 288 + offset);
        path.lineTo(-124 + finger, 330 + offset - Math.abs(finger) * 0.4);
      }
    });
  }
  fillPath(surface, kit.tone("#4a4048", -0.4, 0.1), (path) =>
    addEllipse(path, -292, 178, 13, 8, 0.2),
  );
}

function paintLongNeck(surface: Surface, kit: BackdropContext, stone: string): void {
  const at: Curve = (share) => {
    if (share < 0.42) {
      const k = share / 0.42;
      return { x: -330 + k * 190 + Math.sin(k * 3.1) * 44, y: 96 + k * k * 168 + k * 8 };
    }
    const k = (share - 0.42) / 0.58;
    return { x: -140 + k * 520, y: 272 - Math.sin(k * 2.2 + 0.2) * 24 + k * k * 128 + 4 };
  };
  const plinth = { x: -250, y: 512, width: 520, height: 74 };
  surface.fillStyle = kit.tone(stone, -0.1, 0.08);
  surface.fillRect(plinth.x, plinth.y, plinth.width, plinth.height);
  surface.fillStyle = kit.tone(stone, 0.6, 0.08);
  surface.fillRect(plinth.x - 12, plinth.y - 9, plinth.width + 24, 13);
  surface.fillStyle = withAlpha(kit.light.shadow, 0.3);
  surface.fillRect(plinth.x, plinth.y + 4, plinth.width, 8);
  for (const [color, width, offset] of [
    [shade(kit), 12, 4],
    [lit(kit), 9, 0],
  ] as const)
    strokePath(surface, color, width, (path) => {
      for (const [hip, y, knee] of [
        [-96, 286, 14],
        [-62, 288, -16],
        [92, 268, 20],
        [130, 272, -14],
      ] as const) {
        path.moveTo(hip + offset, y);
        path.lineTo(hip + knee + offset, y + 116);
        path.lineTo(hip + knee * 0.3 + offset, 500);
        path.lineTo(hip + knee * 0.3 - 16 + offset, 503);
      }
    });
  paintRibs(surface, kit, at, { from: 0.46, to: 0.66, count: 10, depth: 118 });
  paintSpine(surface, kit, at, (share) => 4.6 + Math.sin(share * Math.PI) * 6);
  for (const [color, offset] of [
    [shade(kit), 4],
    [lit(kit), 0],
  ] as const)
    fillPath(surface, color, (path) => {
      addEllipse(path, 110, 276 + offset, 34, 22, -0.2);
      addEllipse(path, -104, 292 + offset, 15, 28, 0.4);
      path.moveTo(-318, 84 + offset);
      path.bezierCurveTo(-340, 60 + offset, -388, 76 + offset, -404, 108 + offset);
      path.quadraticCurveTo(-372, 118 + offset, -330, 112 + offset);
      path.closePath();
      addRoundRect(path, -396, 116 + offset, 62, 8, 4);
    });
  fillPath(surface, kit.tone("#4a4048", -0.4, 0.1), (path) => addCircle(path, -350, 92, 6));
}
