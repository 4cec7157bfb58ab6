import { lighten } from "@goldmane/stage/paint/mix";
import { realmSpots } from "@goldmane/games/adventure-quest/world/world-map";
import { grain } from "#features/games/host/art/grain.ts";
import { disc, oval, polygon, rounded } from "#features/games/host/art/shapes.ts";
import { themes, type RealmTheme } from "#features/games/adventure-quest/picture/realm-theme.ts";
import { sceneryOf } from "#features/games/adventure-quest/picture/scenery/scenery-of.ts";

type Paint = CanvasRenderingContext2D;

/** Height of the map, below the bar. */
export const worldHeight = 480;
const top = 60;

/** Paints the sea with an island for each realm, in the field's units less the bar's height. */
export function paintWorld(context: Paint): void {
  const sea = context.createLinearGradient(0, 0, 0, worldHeight);
  sea.addColorStop(0, "#7fd0ee");
  sea.addColorStop(0.5, "#3f9fd8");
  sea.addColorStop(1, "#1f5fa8");
  context.fillStyle = sea;
  context.fillRect(0, 0, 960, worldHeight);
  context.strokeStyle = "#ffffff55";
  context.lineWidth = 2.5;
  context.lineCap = "round";
  for (let wave = 0; wave < 60; wave += 1) {
    const x = grain(wave, 1) * 960;
    const y = grain(wave, 2) * worldHeight;
    context.beginPath();
    context.moveTo(x, y);
    context.quadraticCurveTo(x + 7, y - 5, x + 14, y);
    context.quadraticCurveTo(x + 20, y + 4, x + 26, y);
    context.stroke();
  }
  for (const [at, spot] of realmSpots.entries()) {
    const theme = themes[at];
    if (!theme) continue;
    context.save();
    context.translate(spot.x, spot.y - top);
    paintIsland(context, theme, at);
    context.restore();
  }
  compass(context, 62, 78);
}

function paintIsland(context: Paint, theme: RealmTheme, seed: number): void {
  const coast = (grow: number, dy: number): void => {
    context.beginPath();
    for (let at = 0; at <= 40; at += 1) {
      const angle = (at / 40) * Math.PI * 2;
      const rough = 1 + (grain(at % 40, seed, 7) - 0.5) * 0.1;
      context.lineTo(
        Math.cos(angle) * (70 + grow) * rough,
        dy + Math.sin(angle) * (48 + grow) * rough,
      );
    }
    context.fill();
  };
  context.fillStyle = "#ffffff44";
  coast(17, 12);
  context.fillStyle = "#1a4f8c55";
  coast(8, 18);
  context.fillStyle = "#b98a4e";
  coast(6, 12);
  context.fillStyle = "#f6e2b0";
  coast(6, 5);
  context.fillStyle = lighten(theme.floor[1], -0.08);
  coast(-6, 3);
  context.fillStyle = theme.floor[0];
  coast(-8, 0);
  context.fillStyle = lighten(theme.floor[0], 0.06);
  oval(context, -12, -14, 34, 16);
  castle(context, theme);
  const { trees } = sceneryOf(theme);
  for (const [at, [x, y]] of (
    [
      [-46, 2],
      [44, -8],
      [-30, 27],
      [36, 22],
    ] as const
  ).entries()) {
    context.save();
    context.translate(x, y);
    context.scale(0.5, 0.5);
    trees[at % 3]?.(context, theme);
    context.restore();
  }
}

function castle(context: Paint, theme: RealmTheme): void {
  const [roof, front] = theme.wall;
  context.fillStyle = "#00000022";
  oval(context, 2, 2, 32, 8);
  for (const [x, tall, wide] of [
    [-18, 30, 14],
    [18, 30, 14],
    [0, 44, 22],
  ] as const) {
    context.fillStyle = lighten(front, -0.08);
    rounded(context, x - wide / 2, -tall, wide, tall + 2, 2);
    context.fillStyle = lighten(front, 0.05);
    rounded(context, x - wide / 2, -tall, wide * 0.6, tall + 2, 2);
    context.fillStyle = lighten(roof, -0.05);
    polygon(context, [
      [x - wide * 0.72, -tall],
      [x + wide * 0.72, -tall],
      [x, -tall - wide * 1.1],
    ]);
    context.fillStyle = lighten(roof, 0.07);
    polygon(context, [
      [x - wide * 0.72, -tall],
      [x, -tall],
      [x, -tall - wide * 1.1],
    ]);
  }
  context.fillStyle = "#3a2418";
  rounded(context, -6, -16, 12, 18, 6);
  context.fillStyle = "#ffd86a";
  disc(context, 0, -32, 3.4);
}

function compass(context: Paint, x: number, y: number): void {
  context.fillStyle = "#fff3d6cc";
  disc(context, x, y, 30);
  context.fillStyle = "#2b1a45";
  disc(context, x, y, 26);
  for (const [color, turn] of [
    ["#f5c451", 0],
    ["#e0484f", Math.PI],
    ["#fff3d6", Math.PI / 2],
    ["#fff3d6", -Math.PI / 2],
  ] as const) {
    context.save();
    context.translate(x, y);
    context.rotate(turn);
    context.fillStyle = color;
    polygon(context, [
      [0, 22],
      [6, 0],
      [-6, 0],
    ]);
    context.restore();
  }
}
