import { lighten } from "@goldmane/stage/paint/mix";
import { disc, oval, polygon, rounded } from "#features/games/host/art/shapes.ts";
import { paintHat } from "./paint-hats.ts";
import type { RealmTheme } from "#features/games/adventure-quest/picture/realm-theme.ts";

type Paint = CanvasRenderingContext2D;

export const foeKinds = ["blob", "moth", "spitter", "charger", "hopper", "critter"] as const;
type FoeKind = (typeof foeKinds)[number];
/** Two frames of a step, and the same two in white for a hit. */
export const foeFrames = 4;
export const foeSize = 72;
/** The feet in the picture, as a share of its height. */
export const foeFoot = 0.84;

type Look = { theme: RealmTheme; body: string; shade: string; squash: number; isOpen: boolean };

/** Paints a foe; the first two frames are a step, the others the same in white. */
export function paintFoe(
  context: Paint,
  kind: FoeKind,
  { theme, frame }: { theme: RealmTheme; frame: number },
): void {
  const [body, shade] = theme.foe;
  context.save();
  context.translate(foeSize / 2, foeSize * foeFoot);
  const isOpen = frame % 2 === 1;
  painters[kind](context, { theme, body, shade, squash: isOpen ? 3 : 0, isOpen });
  context.restore();
  if (frame < 2) return;
  context.globalCompositeOperation = "source-atop";
  context.fillStyle = "#fff6e0";
  context.fillRect(0, 0, foeSize, foeSize);
}

const painters: Record<FoeKind, (context: Paint, look: Look) => void> = {
  blob(context, look) {
    round(context, look, { y: -17 + look.squash, rx: 21 + look.squash, ry: 17 - look.squash });
    face(context, { y: -20 + look.squash, apart: 7.5, radius: 6 });
    smile(context, -11 + look.squash);
    paintHat(context, look.theme, -32 + look.squash * 2);
  },
  hopper(context, look) {
    const { body, squash } = look;
    for (const side of [-1, 1]) {
      context.fillStyle = lighten(body, -0.06);
      oval(context, side * 10, -39 + squash, 6.5, 15, side * 0.25);
      context.fillStyle = "#ffc4d8";
      oval(context, side * 10, -38 + squash, 3, 10, side * 0.25);
    }
    round(context, look, { y: -16 + squash, rx: 20 + squash, ry: 17 - squash });
    context.fillStyle = lighten(body, 0.14);
    oval(context, 0, -9 + squash, 11, 7);
    face(context, { y: -20 + squash, apart: 7, radius: 5.5 });
    smile(context, -12 + squash);
  },
  moth(context, { body, shade, isOpen }) {
    const lift = isOpen ? 0.4 : -0.5;
    for (const side of [-1, 1]) {
      context.fillStyle = lighten(shade, -0.05);
      oval(context, side * 14, -22, 12, 8, side * -lift);
      context.fillStyle = shade;
      oval(context, side * 18, -33, 17, 12, side * lift);
      context.fillStyle = lighten(shade, 0.1);
      oval(context, side * 18, -34, 12, 8, side * lift);
      context.fillStyle = "#fff3c4";
      disc(context, side * 20, -34, 4.5);
      context.strokeStyle = shade;
      context.lineWidth = 2;
      context.beginPath();
      context.moveTo(side * 3, -40);
      context.quadraticCurveTo(side * 5, -50, side * 11, -51);
      context.stroke();
      context.fillStyle = "#fff3c4";
      disc(context, side * 11, -51, 2.6);
    }
    context.fillStyle = shaded(context, body, -44, -14);
    oval(context, 0, -29, 11, 15);
    context.fillStyle = shade;
    for (const y of [-22, -17]) oval(context, 0, y, 8, 1.6);
    face(context, { y: -34, apart: 4.6, radius: 4.8 });
  },
  spitter(context, { theme, body, shade, isOpen }) {
    context.fillStyle = theme.tree[0];
    for (let leaf = 0; leaf < 5; leaf += 1)
      oval(context, -18 + leaf * 9, -5, 9, 5.5, (leaf - 2) * 0.45);
    context.fillStyle = theme.tree[1];
    for (let leaf = 0; leaf < 4; leaf += 1)
      oval(context, -13 + leaf * 9, -4, 7, 4, (leaf - 1.5) * 0.5);
    context.fillStyle = lighten(body, -0.08);
    for (let petal = 0; petal < 9; petal += 1) {
      const angle = (petal / 9) * Math.PI * 2;
      disc(context, Math.cos(angle) * 18, -28 + Math.sin(angle) * 17, 7);
    }
    context.fillStyle = shaded(context, body, -46, -10);
    disc(context, 0, -28, 18);
    context.fillStyle = shade;
    disc(context, 0, -19, isOpen ? 9 : 6.5);
    context.fillStyle = "#2a1020";
    disc(context, 0, -19, isOpen ? 7 : 4.5);
    face(context, { y: -34, apart: 8, radius: 5.4 });
  },
  charger(context, look) {
    const { body, shade, squash } = look;
    context.fillStyle = lighten(shade, -0.08);
    for (const x of [-14, -5, 6, 15]) rounded(context, x - 4, -9, 8, 9, 3);
    round(context, look, { y: -20 + squash, rx: 24, ry: 17 });
    context.fillStyle = lighten(body, 0.1);
    oval(context, 0, -13 + squash, 13, 8);
    context.fillStyle = shade;
    for (const side of [-1, 1]) disc(context, side * 4, -13 + squash, 2);
    context.fillStyle = "#fff6df";
    for (const side of [-1, 1]) {
      context.beginPath();
      context.moveTo(side * 12, -31 + squash);
      context.quadraticCurveTo(side * 27, -35, side * 23, -50);
      context.quadraticCurveTo(side * 16, -41, side * 5, -34 + squash);
      context.fill();
    }
    face(context, { y: -24 + squash, apart: 8, radius: 5 });
    context.strokeStyle = shade;
    context.lineWidth = 3.4;
    context.lineCap = "round";
    for (const side of [-1, 1]) {
      context.beginPath();
      context.moveTo(side * 14, -33 + squash);
      context.lineTo(side * 4, -28 + squash);
      context.stroke();
    }
  },
  critter(context, { squash }) {
    context.fillStyle = "#b5761f";
    oval(context, 16, -25, 9, 16, 0.5);
    context.fillStyle = "#dca040";
    oval(context, 16, -27, 5.5, 11, 0.5);
    context.fillStyle = shaded(context, "#e8b04a", -28, 0);
    oval(context, 0, -14 + squash, 16, 14 - squash);
    context.fillStyle = "#f9dda0";
    oval(context, -3, -11 + squash, 9.5, 9);
    for (const side of [-1, 1]) {
      context.fillStyle = "#c98a2a";
      disc(context, -3 + side * 9, -30 + squash, 5.5);
      context.fillStyle = "#ffc4a8";
      disc(context, -3 + side * 9, -30 + squash, 3);
    }
    context.fillStyle = shaded(context, "#f0bd58", -36, -12);
    disc(context, -3, -24 + squash, 12);
    face(context, { y: -25 + squash, apart: 5, radius: 4.2, x: -3 });
    context.fillStyle = "#ffe26b";
    context.fillRect(-8, -8, 15, 5);
    disc(context, -9, -5, 5.4);
    context.fillStyle = "#8a5a10";
    disc(context, -9, -5, 2.2);
  },
};

/** A round body with light from above, a rim and feet. */
function round(
  context: Paint,
  { body, shade }: Look,
  { y, rx, ry }: { y: number; rx: number; ry: number },
): void {
  context.fillStyle = lighten(shade, -0.06);
  for (const side of [-1, 1]) oval(context, side * rx * 0.5, -2, 7, 4);
  context.fillStyle = shade;
  oval(context, 0, y + 2, rx + 1, ry + 1);
  context.fillStyle = shaded(context, body, y - ry, y + ry);
  oval(context, 0, y, rx, ry);
  context.fillStyle = "#ffffff66";
  oval(context, -rx * 0.42, y - ry * 0.55, rx * 0.3, ry * 0.18, -0.4);
  context.fillStyle = "#ff7a9a55";
  for (const side of [-1, 1]) oval(context, side * rx * 0.66, y + ry * 0.3, 4, 2.6);
}

function shaded(context: Paint, color: string, top: number, bottom: number): CanvasGradient {
  const fill = context.createLinearGradient(0, top, 0, bottom);
  fill.addColorStop(0, lighten(color, 0.1));
  fill.addColorStop(0.55, color);
  fill.addColorStop(1, lighten(color, -0.1));
  return fill;
}

function face(
  context: Paint,
  { y, apart, radius, x = 0 }: { y: number; apart: number; radius: number; x?: number },
): void {
  for (const side of [-1, 1]) {
    context.fillStyle = "#ffffff";
    oval(context, x + side * apart, y, radius * 0.92, radius * 1.1);
    context.fillStyle = "#1d1230";
    oval(context, x + side * apart - side * 0.6, y + 1, radius * 0.55, radius * 0.7);
    context.fillStyle = "#ffffff";
    disc(context, x + side * apart - side * 0.6 - 1.2, y - 1, radius * 0.24);
  }
}

function smile(context: Paint, y: number): void {
  context.fillStyle = "#4a1238";
  polygon(context, [
    [-5, y - 1],
    [5, y - 1],
    [3, y + 4],
    [-3, y + 4],
  ]);
  context.fillStyle = "#ff8aa8";
  oval(context, 0, y + 3, 2.6, 1.4);
}
