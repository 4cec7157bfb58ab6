import { disc, oval } from "#features/games/host/art/shapes.ts";
import type { RealmTheme } from "./realm-theme.ts";

type Paint = CanvasRenderingContext2D;

export const foeKinds = ["blob", "moth", "spitter", "charger", "hopper", "critter"] as const;
export const foeFrames = 2;
export const foeSize = 64;

/** Paints a foe; the two frames are a step. */
export function paintFoe(
  context: Paint,
  kind: (typeof foeKinds)[number],
  { theme, frame }: { theme: RealmTheme; frame: number },
): void {
  const [body, shade] = theme.foe;
  context.translate(foeSize / 2, foeSize - 8);
  context.fillStyle = "rgb(0 0 0 / 25%)";
  oval(context, 0, 0, 19, 6);
  const squash = frame === 0 ? 0 : 3;
  if (kind === "blob" || kind === "hopper") {
    context.fillStyle = shade;
    oval(context, 0, -16 + squash, 22 + squash, 17 - squash);
    context.fillStyle = body;
    oval(context, 0, -19 + squash, 20 + squash, 16 - squash);
    if (kind === "hopper") {
      for (const side of [-1, 1]) {
        context.fillStyle = body;
        oval(context, side * 10, -38 + squash, 5, 13, side * 0.25);
        context.fillStyle = "#ffd9e6";
        oval(context, side * 10, -37 + squash, 2.5, 8, side * 0.25);
      }
    }
    eyes(context, -22 + squash, 7, 6);
    smile(context, -12 + squash);
  } else if (kind === "moth") {
    const lift = frame === 0 ? -0.5 : 0.35;
    for (const side of [-1, 1]) {
      context.fillStyle = shade;
      oval(context, side * 16, -32, 16, 11, side * lift);
      context.fillStyle = "#fff3c4";
      disc(context, side * 18, -33, 4);
    }
    context.fillStyle = body;
    oval(context, 0, -28, 10, 14);
    eyes(context, -32, 4, 4.5);
  } else if (kind === "spitter") {
    context.fillStyle = shade;
    for (let leaf = 0; leaf < 5; leaf += 1)
      oval(context, -16 + leaf * 8, -6, 8, 5, (leaf - 2) * 0.4);
    context.fillStyle = body;
    disc(context, 0, -26, 19);
    context.fillStyle = shade;
    disc(context, 0, -17, frame === 0 ? 6 : 9);
    context.fillStyle = "#2a1020";
    disc(context, 0, -17, frame === 0 ? 4 : 7);
    eyes(context, -32, 8, 5);
  } else if (kind === "charger") {
    context.fillStyle = shade;
    oval(context, 0, -14, 24, 15);
    context.fillStyle = body;
    oval(context, 0, -18 + squash, 22, 16);
    context.fillStyle = "#fff6df";
    for (const side of [-1, 1]) {
      context.beginPath();
      context.moveTo(side * 12, -30 + squash);
      context.quadraticCurveTo(side * 26, -34, side * 22, -48);
      context.quadraticCurveTo(side * 16, -40, side * 6, -33 + squash);
      context.fill();
    }
    eyes(context, -21 + squash, 7, 5);
    context.strokeStyle = shade;
    context.lineWidth = 3;
    for (const side of [-1, 1]) {
      context.beginPath();
      context.moveTo(side * 13, -30 + squash);
      context.lineTo(side * 3, -26 + squash);
      context.stroke();
    }
  } else {
    context.fillStyle = "#e8b04a";
    oval(context, 0, -13 + squash, 15, 13 - squash);
    context.fillStyle = "#c98a2a";
    oval(context, 15, -24, 8, 15, 0.5);
    context.fillStyle = "#f6d08a";
    oval(context, -3, -11 + squash, 9, 8);
    for (const side of [-1, 1]) {
      context.fillStyle = "#c98a2a";
      disc(context, -3 + side * 9, -27 + squash, 5);
    }
    context.fillStyle = "#e8b04a";
    disc(context, -3, -22 + squash, 11);
    eyes(context, -23 + squash, 4.5, 4, -3);
    context.fillStyle = "#ffe26b";
    context.fillRect(-8, -7, 14, 5);
    disc(context, -9, -4, 5);
    context.fillStyle = "#8a5a10";
    disc(context, -9, -4, 2);
  }
}

function eyes(context: Paint, y: number, apart: number, radius: number, x = 0): void {
  for (const side of [-1, 1]) {
    context.fillStyle = "#ffffff";
    disc(context, x + side * apart, y, radius);
    context.fillStyle = "#1d1230";
    disc(context, x + side * apart, y + 1, radius * 0.55);
    context.fillStyle = "#ffffff";
    disc(context, x + side * apart - 1, y - 1, radius * 0.2);
  }
}

function smile(context: Paint, y: number): void {
  context.strokeStyle = "#1d1230";
  context.lineWidth = 2;
  context.beginPath();
  context.arc(0, y, 4, 0.2, Math.PI - 0.2);
  context.stroke();
}
