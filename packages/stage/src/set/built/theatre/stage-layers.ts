import { falling, linear, paintGlow } from "#paint/gradient.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import { addEllipse, addPolygon, fillPath, strokePath } from "#paint/path.ts";
import { drawGlow, type BackdropContext } from "#set/backdrop-context.ts";
import { sheet, sheetLeft, sheetRight, sheetWidth, type Layer } from "#set/layer.ts";
import { floorBottom, floorFoot, groundY } from "#set/nature/land/floor.ts";
import type { Surface } from "#surface.ts";
import { paintDrape, paintSwags } from "./drape.ts";
import type { TheatrePlan } from "./theatre-plan.ts";

/** Three pairs of wings with a border above each, which close the stage at its sides and top. */
export function wingLayers(kit: BackdropContext, { velvet, lining }: TheatrePlan): Layer[] {
  return [
    { depth: 0.76, inner: 246, color: lining, distance: 0.2, border: 60 },
    { depth: 0.86, inner: 172, color: mix(velvet, lining, 0.5), distance: 0.1, border: 76 },
    { depth: 0.95, inner: 104, color: velvet, distance: 0, border: 104 },
  ].map(({ depth, inner, color, distance, border }, row) => ({
    depth,
    box: sheet(-20, 650),
    paint(surface: Surface) {
      for (const side of [-1, 1]) {
        const edge = side < 0 ? inner : 1280 - inner;
        const drape = {
          left: side < 0 ? sheetLeft - 8 : edge,
          right: side < 0 ? edge : sheetRight + 8,
          top: -20,
          bottom: 606 + row * 8,
        };
        fillPath(
          surface,
          linear(surface, { x: edge, y: 0 }, { x: edge - side * 26, y: 0 }, [
            [0, withAlpha(kit.light.shadow, 0.4)],
            [1, withAlpha(kit.light.shadow, 0)],
          ]),
          (path) => path.rect(Math.min(edge, edge - side * 26), -20, 26, drape.bottom),
        );
        paintDrape(surface, kit, { ...drape, color, distance, fold: 30 + row * 6 });
      }
      const border_ = { left: sheetLeft - 8, right: sheetRight + 8, top: -24, bottom: border };
      if (row === 2) paintSwags(surface, kit, { ...border_, color, distance, fold: 222 });
      else paintDrape(surface, kit, { ...border_, color, distance, fold: 38 });
    },
  }));
}

/** Worn floorboards in perspective, with pools of light. */
export function stageFloorLayer(kit: BackdropContext, { boards }: TheatrePlan): Layer {
  const back = 572;
  const vanish = back - 330;
  const at = (x: number, y: number) => 640 + x * ((y - vanish) / (groundY - vanish));
  return {
    depth: 1,
    box: sheet(back - 4, floorBottom),
    below: floorFoot(kit, boards),
    solidFrom: back + 2,
    paint(surface) {
      surface.fillStyle = falling(surface, back, floorBottom, [
        [0, kit.tone(boards, 0.1)],
        [0.4, kit.tone(boards, 0.22)],
        [1, floorFoot(kit, boards)],
      ]);
      surface.fillRect(sheetLeft - 4, back, sheetWidth + 8, floorBottom - back + 6);
      const random = kit.random("stage boards");
      for (let board = -14; board < 14; board += 1)
        fillPath(surface, withAlpha(kit.tone(boards, random() * 1.7 - 0.95), 0.24), (path) =>
          addPolygon(path, [
            { x: at(board * 56, back), y: back },
            { x: at(board * 56 + 55, back), y: back },
            { x: at(board * 56 + 55, floorBottom), y: floorBottom },
            { x: at(board * 56, floorBottom), y: floorBottom },
          ]),
        );
      strokePath(surface, withAlpha(kit.tone(boards, -0.95), 0.4), 1.4, (path) => {
        for (let board = -14; board <= 14; board += 1) {
          path.moveTo(at(board * 56, back), back);
          path.lineTo(at(board * 56, floorBottom), floorBottom);
        }
      });
      surface.fillStyle = withAlpha(kit.light.sky[3], 0.14);
      surface.fillRect(sheetLeft - 4, back, sheetWidth + 8, 26);
      const warm = mix(kit.light.key, "#fff1d0", 0.4);
      for (const [x, radius, alpha] of [
        [640, 400, 0.5],
        [400, 300, 0.3],
        [880, 300, 0.3],
      ] as const)
        paintGlow(surface, { x, y: groundY + 4, radius, squash: 0.15 }, warm, alpha);
      for (const x of [sheetLeft, sheetRight])
        paintGlow(surface, { x, y: floorBottom, radius: 460, squash: 0.44 }, kit.light.shadow, 0.6);
      surface.fillStyle = withAlpha(kit.light.shadow, 0.4);
      surface.fillRect(sheetLeft - 4, back - 2, sheetWidth + 8, 6);
    },
  };
}

const beams = [
  { from: 330, to: 640, color: 0.3 },
  { from: 950, to: 640, color: 0.3 },
  { from: 150, to: 420, color: 0.12 },
  { from: 1130, to: 860, color: 0.12 },
];

/** Light cones of the spotlights with dust in them; one of them pulses. */
export function spotLayer(kit: BackdropContext): Layer {
  const warm = mix(kit.light.key, "#fff1d0", 0.4);
  return {
    depth: 0.97,
    box: sheet(-20, 680),
    fineness: 0.4,
    paint(surface) {
      surface.globalCompositeOperation = "lighter";
      for (const { from, to, color } of beams)
        fillPath(
          surface,
          linear(surface, { x: from, y: 60 }, { x: to, y: 640 }, [
            [0, withAlpha(warm, color * 0.9)],
            [0.5, withAlpha(warm, color * 0.4)],
            [1, withAlpha(warm, color * 0.12)],
          ]),
          (path) =>
            addPolygon(path, [
              { x: from - 12, y: 64 },
              { x: from + 12, y: 64 },
              { x: to + 190, y: 640 },
              { x: to - 190, y: 640 },
            ]),
        );
      surface.globalCompositeOperation = "source-over";
    },
    animate(surface, t) {
      const glow = kit.glow(warm);
      for (const [index, { from }] of beams.entries()) {
        surface.globalAlpha = 0.75 + 0.08 * Math.sin(t * 1.1 + index * 2);
        drawGlow(surface, glow, { x: from, y: 66, radius: 46 });
      }
      surface.globalAlpha = 1;
    },
  };
}

/** Footlights in shells along the front edge of the stage. */
export function footlightsLayer(kit: BackdropContext): Layer {
  const lamp = mix("#ffdf9a", kit.light.key, 0.3);
  return {
    depth: 1.05,
    box: sheet(640, 790),
    paint(surface) {
      for (let x = 40; x < 1280; x += 120) {
        paintGlow(surface, { x, y: 690, radius: 96, squash: 0.7 }, lamp, 0.5);
        fillPath(surface, kit.tone("#c9973c", -0.25), (path) => {
          path.moveTo(x - 30, 726);
          path.arc(x, 712, 30, Math.PI, 0);
          path.lineTo(x + 30, 726);
          path.closePath();
        });
        strokePath(surface, kit.tone("#f0cf80", 0.1), 1.8, (path) => {
          for (const ray of [-2, -1, 0, 1, 2]) {
            path.moveTo(x + ray * 5, 718);
            path.lineTo(x + ray * 12, 688 + Math.abs(ray) * 5);
          }
        });
        surface.fillStyle = mix(lamp, "#ffffff", 0.5);
        surface.beginPath();
        addEllipse(surface, x, 684, 24, 4);
        surface.fill();
      }
    },
  };
}

/** The main curtain, tied to both sides: it frames the picture and moves out in close shots. */
export function houseCurtainLayers(kit: BackdropContext, { velvet }: TheatrePlan): Layer[] {
  return ([-1, 1] as const).map((side) => {
    const width = 190;
    const left = side < 0 ? -60 : 1340 - width;
    return {
      depth: 1,
      frame: side,
      box: { x: left, y: -40, width, height: 830 },
      fineness: 0.7,
      paint(surface: Surface) {
        surface.translate(side < 0 ? 0 : 1280, 0);
        surface.scale(-side, 1);
        paintTiedCurtain(surface, kit, velvet);
      },
    };
  });
}

/** From 0 inwards to the right: full at the top, gathered by its cord, falling free below. */
function paintTiedCurtain(surface: Surface, kit: BackdropContext, velvet: string): void {
  const tie = 452;
  for (let fold = 6; fold >= 0; fold -= 1) {
    const share = (fold + 1) / 7;
    fillPath(
      surface,
      linear(surface, { x: (share - 0.16) * 120, y: 0 }, { x: share * 120, y: 0 }, [
        [0, kit.tone(velvet, -0.75)],
        [0.55, kit.tone(velvet, 0.22)],
        [1, kit.tone(velvet, -0.35)],
      ]),
      (path) => {
        path.moveTo(-70, -50);
        path.lineTo(126 * share, -50);
        path.bezierCurveTo(116 * share, 180, 110 * share, 300, 10 + 42 * share, tie);
        path.bezierCurveTo(20 + 60 * share, 560, 16 + 72 * share, 660, 12 + 78 * share, 800);
        path.lineTo(-70, 800);
        path.closePath();
      },
    );
  }
  strokePath(surface, kit.tone("#e2b04a", 0.3), 9, (path) => {
    path.moveTo(-60, tie - 30);
    path.quadraticCurveTo(20, tie + 14, 58, tie - 6);
  });
  fillPath(surface, kit.tone("#e2b04a", 0.1), (path) => {
    path.moveTo(36, tie);
    path.lineTo(50, tie + 66);
    path.lineTo(24, tie + 66);
    path.closePath();
  });
}
