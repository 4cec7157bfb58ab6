import { disc, star } from "#features/games/host/art/shapes.ts";
import { grain } from "#features/games/host/art/grain.ts";
import { tileUnits, type Cell } from "./tile-units.ts";
import type { WorldTheme } from "./world-theme.ts";

/** Paints a plant or stone on the ground of some tiles. */
export function paintDressing(
  context: CanvasRenderingContext2D,
  theme: WorldTheme,
  { column, row, x, y }: Cell,
): void {
  if (grain(column, row, 11) > 0.42) return;
  const kind = theme.dressing[Math.floor(grain(column, row, 12) * theme.dressing.length)];
  const foot = y + tileUnits;
  const middle = x + 8 + grain(column, row, 13) * 16;
  context.save();
  context.translate(middle, foot - 1);
  if (kind) painters[kind](context, theme, grain(column, row, 14));
  context.restore();
}

type Painter = (context: CanvasRenderingContext2D, theme: WorldTheme, chance: number) => void;

const painters: Record<WorldTheme["dressing"][number], Painter> = {
  grass(context, theme) {
    context.fillStyle = theme.top;
    for (const lean of [-6, -2, 2, 6]) {
      context.beginPath();
      context.moveTo(lean * 0.6 - 1.6, 0);
      context.quadraticCurveTo(lean * 0.7, -6, lean * 1.3, -11 + Math.abs(lean) * 0.6);
      context.quadraticCurveTo(lean * 0.9 + 1, -5, lean * 0.6 + 1.6, 0);
      context.fill();
    }
  },
  flower(context, theme, chance) {
    context.strokeStyle = "#4a9a48";
    context.lineWidth = 2;
    context.beginPath();
    context.moveTo(0, 0);
    context.quadraticCurveTo(2, -7, 0, -13);
    context.stroke();
    context.fillStyle =
      ["#ff7ac0", "#ffd23f", "#ffffff", "#9a7bff"][Math.floor(chance * 4)] ?? theme.glow;
    for (let petal = 0; petal < 5; petal += 1) {
      const turn = (petal / 5) * Math.PI * 2;
      disc(context, Math.cos(turn) * 3.6, -14 + Math.sin(turn) * 3.6, 3);
    }
    context.fillStyle = "#ff9f2e";
    disc(context, 0, -14, 2.3);
  },
  cactus(context) {
    context.fillStyle = "#4f9a5a";
    context.beginPath();
    context.roundRect(-5, -26, 10, 27, 5);
    context.roundRect(-13, -19, 5, 11, 2.5);
    context.roundRect(-11, -12, 9, 5, 2.5);
    context.roundRect(8, -23, 5, 12, 2.5);
    context.roundRect(2, -15, 9, 5, 2.5);
    context.fill();
    context.fillStyle = "#ff7ac0";
    disc(context, 0, -26, 3);
  },
  stone(context, theme) {
    context.fillStyle = theme.depth;
    context.beginPath();
    context.ellipse(0, -3, 8, 6, 0, Math.PI, 0);
    context.lineTo(8, 0);
    context.lineTo(-8, 0);
    context.fill();
    context.fillStyle = theme.glow;
    context.globalAlpha = 0.35;
    context.beginPath();
    context.ellipse(-2, -6, 3, 1.6, 0, 0, Math.PI * 2);
    context.fill();
  },
  crystal(context, _theme, chance) {
    const color = chance > 0.5 ? "#5fe3df" : "#c58bff";
    for (const [lean, height] of [
      [-5, 11],
      [4, 14],
      [0, 20],
    ] as const) {
      context.fillStyle = color;
      context.beginPath();
      context.moveTo(lean - 4, 0);
      context.lineTo(lean * 1.5 - 2, -height * 0.75);
      context.lineTo(lean * 1.5, -height);
      context.lineTo(lean * 1.5 + 3, -height * 0.7);
      context.lineTo(lean + 4, 0);
      context.fill();
      context.fillStyle = "#ffffff66";
      context.beginPath();
      context.moveTo(lean - 2, 0);
      context.lineTo(lean * 1.5 - 1, -height * 0.75);
      context.lineTo(lean, -2);
      context.fill();
    }
  },
  gear(context, theme) {
    context.fillStyle = theme.top;
    context.beginPath();
    for (let tooth = 0; tooth < 16; tooth += 1) {
      const turn = (tooth / 16) * Math.PI * 2;
      const reach = tooth % 2 === 0 ? 10 : 7.5;
      context.lineTo(Math.cos(turn) * reach, -6 + Math.sin(turn) * reach);
    }
    context.fill();
    context.fillStyle = theme.depth;
    disc(context, 0, -6, 3);
  },
  star(context, theme) {
    context.fillStyle = theme.glow;
    star(context, 0, -9, 8);
  },
};
