import { disc, polygon, rounded } from "#features/games/host/art/shapes.ts";

/** Wells of the bar, by their left edge and width: hearts, gems, keys, the tool, the map. */
const wells = [
  [10, 296],
  [318, 112],
  [442, 148],
  [784, 112],
] as const;

/** Paints the bar above the room: carved wood with gold. */
export function paintBar(context: CanvasRenderingContext2D): void {
  const wood = context.createLinearGradient(0, 0, 0, 60);
  wood.addColorStop(0, "#4a2c5c");
  wood.addColorStop(0.5, "#38204a");
  wood.addColorStop(1, "#241331");
  context.fillStyle = wood;
  context.fillRect(0, 0, 960, 60);
  context.fillStyle = "#ffffff12";
  for (let x = 0; x < 960; x += 40)
    polygon(context, [
      [x, 0],
      [x + 18, 0],
      [x - 22, 60],
      [x - 40, 60],
    ]);
  for (const [x, width] of wells) {
    context.fillStyle = "#00000066";
    rounded(context, x, 7, width, 44, 22);
    context.fillStyle = "#160a22";
    rounded(context, x + 1, 9, width - 2, 42, 21);
    context.strokeStyle = "#f5c45177";
    context.lineWidth = 1.5;
    context.beginPath();
    context.roundRect(x + 0.5, 7.5, width - 1, 43, 21.5);
    context.stroke();
  }
  context.fillStyle = "#000000";
  context.globalAlpha = 0.35;
  context.fillRect(0, 60, 960, 4);
  context.globalAlpha = 1;
  const gold = context.createLinearGradient(0, 55, 0, 60);
  gold.addColorStop(0, "#ffe59a");
  gold.addColorStop(1, "#b97f1f");
  context.fillStyle = gold;
  context.fillRect(0, 55, 960, 5);
  // The tool's socket stands out of the bar.
  context.fillStyle = "#b97f1f";
  disc(context, 660, 30, 31);
  context.fillStyle = "#ffe59a";
  disc(context, 660, 28.5, 30);
  context.fillStyle = "#c98f2f";
  disc(context, 660, 29.5, 28);
  context.fillStyle = "#1d0f2c";
  disc(context, 660, 29.5, 25);
  context.fillStyle = "#5a3a78";
  disc(context, 660, 31, 22);
}
