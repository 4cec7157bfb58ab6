import { falling, linear, paintGlow } from "#paint/gradient.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import { addPolygon, addRoundRect, fillPath, strokePath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { sheet, sheetLeft, sheetWidth, type Layer } from "#set/layer.ts";
import type { Surface } from "#surface.ts";

export type Hull = { metal: string; light: string; window: "wide" | "arch" | "panes" };

/**
 * The front wall of a starship's bridge with its window cut out, ribs, and lamps along its edges.
 */
export function hullLayer(kit: BackdropContext, hull: Hull): Layer {
  return {
    depth: 0.5,
    box: sheet(-20, 650),
    opening: { x: 118, y: 38, width: 1044, height: 440 },
    paint(surface) {
      const { metal, light } = hull;
      surface.fillStyle = falling(surface, -20, 640, [
        [0, kit.tone(metal, -0.85, 0.05)],
        [0.3, kit.tone(metal, -0.3, 0.14)],
        [0.72, kit.tone(metal, 0.1, 0.18)],
        [1, kit.tone(metal, -0.5, 0.1)],
      ]);
      surface.fillRect(sheetLeft - 4, -24, sheetWidth + 8, 680);
      paintPlates(surface, kit, hull);
      fillPath(surface, kit.tone(metal, 0.5, 0.1), windowOf(hull, 20));
      fillPath(surface, kit.tone(metal, -0.6, 0.06), windowOf(hull, 9));
      surface.globalCompositeOperation = "destination-out";
      fillPath(surface, "#000000", windowOf(hull, 0));
      surface.globalCompositeOperation = "source-over";
      strokePath(surface, withAlpha(light, 0.28), 12, windowOf(hull, 14));
      strokePath(surface, mix(light, "#ffffff", 0.4), 2.6, windowOf(hull, 14));
      paintMullions(surface, kit, hull);
    },
  };
}

function windowOf({ window }: Hull, grow: number): (path: Surface) => void {
  return (path) => {
    if (window === "arch") {
      path.moveTo(170 - grow, 476 + grow);
      path.bezierCurveTo(170 - grow, 40 - grow, 380, 40 - grow, 640, 40 - grow);
      path.bezierCurveTo(900, 40 - grow, 1110 + grow, 40 - grow, 1110 + grow, 476 + grow);
      path.closePath();
    } else if (window === "wide")
      addPolygon(path, [
        { x: 210 - grow, y: 96 - grow },
        { x: 1070 + grow, y: 96 - grow },
        { x: 1160 + grow, y: 300 },
        { x: 1090 + grow, y: 474 + grow },
        { x: 190 - grow, y: 474 + grow },
        { x: 120 - grow, y: 300 },
      ]);
    else
      for (const [left, width] of [
        [150, 250],
        [430, 420],
        [880, 250],
      ] as const)
        addRoundRect(path, left - grow, 88 - grow, width + grow * 2, 384 + grow * 2, 46 + grow);
  };
}

/** Window bars, thin enough not to interrupt the view. */
function paintMullions(surface: Surface, kit: BackdropContext, { metal, window }: Hull): void {
  if (window === "panes") return;
  const bars =
    window === "arch"
      ? [
          [420, 70, 400, 480],
          [860, 70, 880, 480],
        ]
      : [
          [430, 92, 400, 478],
          [850, 92, 880, 478],
        ];
  for (const [fromX = 0, fromY = 0, toX = 0, toY = 0] of bars) {
    strokePath(surface, kit.tone(metal, -0.55, 0.05), 13, (path) => {
      path.moveTo(fromX, fromY);
      path.lineTo(toX, toY);
    });
    strokePath(surface, kit.tone(metal, 0.6, 0.08), 3, (path) => {
      path.moveTo(fromX - 3, fromY);
      path.lineTo(toX - 3, toY);
    });
  }
}

function paintPlates(surface: Surface, kit: BackdropContext, { metal, light }: Hull): void {
  const random = kit.random("plates");
  for (let plate = 0; plate < 60; plate += 1) {
    const x = sheetLeft + Math.floor(random() * 24) * 56;
    const y = -20 + Math.floor(random() * 15) * 44;
    surface.fillStyle = withAlpha(kit.tone(metal, random() < 0.5 ? 0.5 : -0.8, 0.1), 0.16);
    surface.fillRect(x + 1, y + 1, 56 * (1 + Math.floor(random() * 2)) - 2, 42);
  }
  strokePath(surface, withAlpha(kit.tone(metal, -0.9, 0.05), 0.4), 1.2, (path) => {
    for (let x = sheetLeft; x < 1310; x += 112) {
      path.moveTo(x, -20);
      path.lineTo(x, 640);
    }
    for (let y = 24; y < 640; y += 88) {
      path.moveTo(sheetLeft, y);
      path.lineTo(1310, y);
    }
  });
  for (const x of [60, 1220]) {
    paintGlow(surface, { x, y: 250, radius: 190 }, light, 0.3);
    surface.fillStyle = linear(surface, { x: 0, y: 110 }, { x: 0, y: 400 }, [
      [0, withAlpha(light, 0)],
      [0.5, mix(light, "#ffffff", 0.5)],
      [1, withAlpha(light, 0)],
    ]);
    surface.fillRect(x - 3, 110, 6, 290);
  }
}
