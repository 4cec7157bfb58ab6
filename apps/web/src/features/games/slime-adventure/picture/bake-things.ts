import type { TileKind } from "@goldmane/games/slime-adventure/tiles";
import type { ArtBaker } from "#features/games/host/art/open-art.ts";
import { oval, star } from "#features/games/host/art/shapes.ts";
import { paintShape } from "./paint-shape.ts";
import { tileUnits } from "./tile-units.ts";
import { colorAt, type WorldTheme } from "./world-theme.ts";

const turn = Math.PI * 2;

/** How a thing of a level is painted, in units; its foot or its middle stands on its tile's. */
export type ThingPicture = {
  width: number;
  height: number;
  frames?: number;
  /** Whether it stands on the lower edge of its tile, rather than in its middle. */
  stands?: boolean;
  draw: (context: CanvasRenderingContext2D, frame: number) => void;
};

/** The pictures of things by the kind of their tile; fountains and gates have a frame for a color. */
export const thingPictures = {
  gem: { width: 30, height: 30, draw: paintGem },
  bouncer: { width: 44, height: 40, stands: true, draw: paintBouncer },
  snail: { width: 44, height: 36, frames: 3, stands: true, draw: paintSnail },
  checkpoint: { width: 36, height: 56, frames: 2, stands: true, draw: paintFlag },
  switch: { width: 36, height: 20, frames: 2, stands: true, draw: paintSwitch },
  goal: { width: 76, height: 92, stands: true, draw: paintGoal },
  fountain: { width: 44, height: 48, frames: 4, stands: true, draw: paintFountain },
  gate: { width: tileUnits + 2, height: tileUnits + 2, frames: 4, draw: paintGate },
  door: { width: tileUnits, height: tileUnits, draw: paintDoor },
} satisfies Partial<Record<TileKind, ThingPicture>>;

/** The picture of a crumbling tile in a world. */
export function crumblingPicture(theme: WorldTheme): ThingPicture {
  return {
    width: tileUnits,
    height: tileUnits,
    draw: (context) => paintCookie(context, theme),
  };
}

/** Bakes the things of a level that move or change; keys begin with "slime.". */
export function bakeThings(art: ArtBaker, theme: WorldTheme, world: number): void {
  for (const [kind, { stands, ...picture }] of Object.entries<ThingPicture>(thingPictures))
    art.paint(`slime.${kind}`, { ...picture, origin: { x: 0.5, y: stands ? 1 : 0.5 } });
  art.paint(`slime.crumbling.${world}`, crumblingPicture(theme));
  art.paint("slime.star", { width: 26, height: 26, frames: 2, draw: paintStar });
  art.paint("slime.swirl", { width: 52, height: 52, draw: paintSwirl });
  art.paint("slime.dot", { width: 12, height: 12, frames: 6, draw: paintDot });
  art.paint("slime.mark", {
    width: 14,
    height: 14,
    frames: 4,
    draw: (context, color) => paintShape(context, color, { x: 7, y: 7, size: 5 }),
  });
}

/** Frames of "slime.dot". */
export const dotFrames = { green: 0, red: 1, blue: 2, yellow: 3, white: 4, dust: 5 } as const;

function paintDot(context: CanvasRenderingContext2D, frame: number): void {
  const fill = frame < 4 ? colorAt(frame).body : frame === 4 ? "#ffffff" : "#d9c4a0";
  disc(context, { x: 6, y: 6, size: 5, fill });
}

type Disc = { x: number; y: number; size: number; fill: string; squash?: number };

function disc(context: CanvasRenderingContext2D, { x, y, size, fill, squash = 1 }: Disc): void {
  context.fillStyle = fill;
  oval(context, x, y, size, size * squash);
}

function paintGem(context: CanvasRenderingContext2D): void {
  const outline: [number, number][] = [
    [15, 2],
    [26, 11],
    [15, 28],
    [4, 11],
  ];
  trace(context, outline);
  context.fillStyle = "#ff7ac0";
  context.fill();
  trace(context, [
    [15, 2],
    [26, 11],
    [15, 11],
  ]);
  context.fillStyle = "#ffb3dc";
  context.fill();
  trace(context, [
    [15, 2],
    [4, 11],
    [15, 11],
  ]);
  context.fillStyle = "#ffe0f1";
  context.fill();
  trace(context, [
    [4, 11],
    [15, 11],
    [15, 28],
  ]);
  context.fillStyle = "#ff9bd0";
  context.fill();
  trace(context, outline);
  context.strokeStyle = "#a52f77";
  context.lineWidth = 2;
  context.lineJoin = "round";
  context.stroke();
}

function trace(context: CanvasRenderingContext2D, points: readonly [number, number][]): void {
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.closePath();
}

function paintBouncer(context: CanvasRenderingContext2D): void {
  context.fillStyle = "#fff0d8";
  context.beginPath();
  context.roundRect(13, 16, 18, 24, 7);
  context.fill();
  context.fillStyle = "#e8503f";
  context.beginPath();
  context.moveTo(1, 24);
  context.quadraticCurveTo(2, 4, 22, 4);
  context.quadraticCurveTo(42, 4, 43, 24);
  context.quadraticCurveTo(22, 30, 1, 24);
  context.fill();
  disc(context, { x: 12, y: 15, size: 4.4, fill: "#fff6ea", squash: 0.85 });
  disc(context, { x: 26, y: 10, size: 4, fill: "#fff6ea", squash: 0.7 });
  disc(context, { x: 35, y: 19, size: 3.4, fill: "#fff6ea" });
  disc(context, { x: 18, y: 33, size: 2, fill: "#5b3a2a" });
  disc(context, { x: 26, y: 33, size: 2, fill: "#5b3a2a" });
}

function paintSnail(context: CanvasRenderingContext2D, frame: number): void {
  const isAsleep = frame === 2;
  const reach = frame === 1 ? 3 : 0;
  if (!isAsleep) {
    context.fillStyle = "#f3c98b";
    context.beginPath();
    context.roundRect(3 - reach, 25, 36 + reach, 10, 5);
    context.roundRect(2 - reach, 14, 9, 20, 4.5);
    context.fill();
    disc(context, { x: 4 - reach, y: 10, size: 3.6, fill: "#ffffff" });
    disc(context, { x: 11 - reach, y: 10, size: 3.6, fill: "#ffffff" });
    disc(context, { x: 3 - reach, y: 10, size: 1.7, fill: "#3a2740" });
    disc(context, { x: 10 - reach, y: 10, size: 1.7, fill: "#3a2740" });
  }
  disc(context, { x: 25, y: 22, size: 13, fill: "#8a5bd6" });
  context.strokeStyle = "#d9c0ff";
  context.lineWidth = 3;
  context.lineCap = "round";
  context.beginPath();
  for (let step = 0; step <= 40; step += 1) {
    const angle = step * 0.28;
    context.lineTo(
      25 + Math.cos(angle) * (10 - step * 0.22),
      22 + Math.sin(angle) * (10 - step * 0.22),
    );
  }
  context.stroke();
  if (isAsleep) disc(context, { x: 13, y: 31, size: 4, fill: "#f3c98b" });
}

function paintFlag(context: CanvasRenderingContext2D, frame: number): void {
  context.fillStyle = "#f5ecd8";
  context.beginPath();
  context.roundRect(8, 4, 5, 52, 2.5);
  context.fill();
  context.fillStyle = frame === 1 ? "#4fd08a" : "#b9b3c6";
  context.beginPath();
  context.moveTo(12, 7);
  context.quadraticCurveTo(22, frame === 1 ? 2 : 9, 34, 9);
  context.quadraticCurveTo(28, 16, 34, 24);
  context.quadraticCurveTo(22, frame === 1 ? 18 : 26, 12, 27);
  context.fill();
  disc(context, { x: 10.5, y: 5, size: 4.5, fill: frame === 1 ? "#ffd23f" : "#9a94a8" });
}

function paintSwitch(context: CanvasRenderingContext2D, frame: number): void {
  context.fillStyle = "#5a4a6e";
  context.beginPath();
  context.roundRect(1, 13, 34, 7, 3);
  context.fill();
  context.fillStyle = frame === 1 ? "#7be08a" : "#ff7ac0";
  context.beginPath();
  context.roundRect(5, frame === 1 ? 10 : 3, 26, frame === 1 ? 6 : 13, [8, 8, 2, 2]);
  context.fill();
  context.fillStyle = "#ffffff88";
  context.beginPath();
  context.roundRect(9, frame === 1 ? 11 : 5, 12, 3, 1.5);
  context.fill();
}

function paintGoal(context: CanvasRenderingContext2D): void {
  context.fillStyle = "#8a4fa0";
  context.beginPath();
  context.moveTo(4, 92);
  context.lineTo(4, 40);
  context.bezierCurveTo(4, -10, 72, -10, 72, 40);
  context.lineTo(72, 92);
  context.fill();
  context.fillStyle = "#c48fe0";
  for (const [x, y] of [
    [8, 66],
    [9, 40],
    [19, 18],
    [38, 9],
    [57, 18],
    [67, 40],
    [68, 66],
  ] as const)
    disc(context, { x, y, size: 4, fill: "#e3bdf5" });
  context.fillStyle = "#2c1b4a";
  context.beginPath();
  context.moveTo(14, 92);
  context.lineTo(14, 44);
  context.bezierCurveTo(14, 8, 62, 8, 62, 44);
  context.lineTo(62, 92);
  context.fill();
  context.fillStyle = "#ffd23f";
  star(context, 38, 12, 11);
}

function paintStar(context: CanvasRenderingContext2D, frame: number): void {
  context.fillStyle = frame === 1 ? "#ffd23f" : "#00000055";
  star(context, 13, 13.5, 12);
  context.strokeStyle = "#1d2b3a";
  context.lineWidth = 2;
  context.lineJoin = "round";
  context.stroke();
}

function paintSwirl(context: CanvasRenderingContext2D): void {
  context.lineCap = "round";
  for (const [arm, color] of ["#7df0c0", "#ff9bd6", "#ffe27a"].entries()) {
    context.strokeStyle = color;
    context.lineWidth = 4;
    context.beginPath();
    for (let step = 0; step <= 24; step += 1) {
      const angle = (arm / 3) * turn + step * 0.16;
      context.lineTo(26 + Math.cos(angle) * step, 26 + Math.sin(angle) * step);
    }
    context.stroke();
  }
}

function paintFountain(context: CanvasRenderingContext2D, color: number): void {
  const { body, light, dark } = colorAt(color);
  context.fillStyle = "#6a5a80";
  context.beginPath();
  context.moveTo(3, 30);
  context.lineTo(41, 30);
  context.quadraticCurveTo(38, 47, 22, 48);
  context.quadraticCurveTo(6, 47, 3, 30);
  context.fill();
  disc(context, { x: 22, y: 30, size: 19, fill: dark, squash: 0.3 });
  disc(context, { x: 22, y: 29, size: 17, fill: body, squash: 0.28 });
  context.fillStyle = body;
  context.beginPath();
  context.moveTo(22, 4);
  context.bezierCurveTo(30, 14, 31, 20, 27, 28);
  context.lineTo(17, 28);
  context.bezierCurveTo(13, 20, 14, 14, 22, 4);
  context.fill();
  disc(context, { x: 19, y: 18, size: 2.4, fill: light, squash: 1.6 });
  paintShape(context, color, { x: 22, y: 39, size: 5 });
}

function paintGate(context: CanvasRenderingContext2D, color: number): void {
  const { body, light, dark } = colorAt(color);
  context.fillStyle = dark;
  context.fillRect(0, 0, 34, 34);
  context.fillStyle = body;
  context.beginPath();
  context.roundRect(2.5, 2.5, 29, 29, 6);
  context.fill();
  context.fillStyle = `${light}aa`;
  context.beginPath();
  context.roundRect(5, 5, 24, 5, 2.5);
  context.fill();
  paintShape(context, color, { x: 17, y: 19, size: 7 });
}

function paintDoor(context: CanvasRenderingContext2D): void {
  context.fillStyle = "#6b3d80";
  context.fillRect(2, 0, 28, 32);
  context.fillStyle = "#a766bd";
  context.fillRect(6, 0, 8, 32);
  context.fillRect(18, 0, 8, 32);
  context.fillStyle = "#ffd23f";
  context.fillRect(2, 13, 28, 6);
  disc(context, { x: 10, y: 16, size: 2, fill: "#8a5a1c" });
  disc(context, { x: 22, y: 16, size: 2, fill: "#8a5a1c" });
}

function paintCookie(context: CanvasRenderingContext2D, theme: WorldTheme): void {
  context.fillStyle = theme.depth;
  context.beginPath();
  context.roundRect(0.5, 0, 31, 24, 8);
  context.fill();
  context.fillStyle = theme.ground;
  context.beginPath();
  context.roundRect(0.5, 0, 31, 19, 8);
  context.fill();
  context.fillStyle = theme.depth;
  for (const [x, y] of [
    [8, 6],
    [17, 11],
    [25, 5],
    [10, 14],
  ] as const)
    disc(context, { x, y, size: 2.2, fill: theme.depth });
  context.strokeStyle = theme.depth;
  context.lineWidth = 1.5;
  context.beginPath();
  context.moveTo(20, 1);
  context.lineTo(17, 6);
  context.lineTo(22, 13);
  context.stroke();
}
