import { disc, line, oval, rounded, star } from "#features/games/host/art/shapes.ts";
import { tilePixels as size } from "@goldmane/games/adventure-quest/world/field";
import type { RealmTheme } from "#features/games/adventure-quest/picture/realm-theme.ts";

type Paint = CanvasRenderingContext2D;

/** Frames of the sheet of things: tiles that can change. */
export const thingFrames = [
  "B",
  "S",
  "M",
  "H",
  "P",
  "o",
  "O",
  "i",
  "I",
  "C",
  "c",
  "k",
  "b",
  "x",
  "^",
  "=",
  "s",
] as const;
export type Thing = (typeof thingFrames)[number];

/** Things that lie on the floor, under everyone's feet. */
export const flatThings: ReadonlySet<string> = new Set(["o", "^", "=", "s"]);

/** The picture is 48 wide and 64 tall; its lower 48 cover the tile. */
export const thingHeight = 64;
const rise = thingHeight - size;

export function paintThing(context: Paint, thing: Thing, theme: RealmTheme): void {
  context.translate(0, rise);
  const draw = painters[thing];
  if (!flatThings.has(thing)) {
    context.fillStyle = "rgb(0 0 0 / 24%)";
    oval(context, 24, 42, 21, 7);
  }
  draw(context, theme);
}

const painters: Record<Thing, (context: Paint, theme: RealmTheme) => void> = {
  B(context) {
    context.fillStyle = "#6d6477";
    disc(context, 24, 24, 22);
    context.fillStyle = "#8f869a";
    disc(context, 22, 19, 19);
    context.fillStyle = "#b3abbd";
    disc(context, 16, 13, 8);
    context.strokeStyle = "#4a4254";
    context.lineWidth = 2.5;
    line(context, [
      [30, 4],
      [26, 14],
      [33, 20],
      [27, 30],
      [31, 38],
    ]);
  },
  S(context) {
    context.fillStyle = "#5f8a6a";
    rounded(context, 3, -8, 42, 52, 18);
    context.fillStyle = "#7fae88";
    rounded(context, 6, -8, 36, 44, 16);
    context.strokeStyle = "#2f4a38";
    context.lineWidth = 3;
    for (const x of [15, 33]) arc(context, x, 12, 5, 0.2, Math.PI - 0.2);
    arc(context, 24, 24, 4, 0, Math.PI * 2);
    context.fillStyle = "#ffffff";
    context.font = "700 13px Figtree, sans-serif";
    context.fillText("z", 36, -2);
    context.fillText("z", 41, -9);
  },
  M(context) {
    context.fillStyle = "#3d4a60";
    rounded(context, 3, 0, 42, 44, 5);
    context.fillStyle = "#8fa3bf";
    rounded(context, 3, -8, 42, 40, 5);
    context.fillStyle = "#c9d6e8";
    rounded(context, 8, -3, 32, 29, 3);
    context.fillStyle = "#e0484f";
    context.fillRect(15, 4, 6, 14);
    context.fillRect(27, 4, 6, 14);
    context.fillRect(15, 14, 18, 6);
  },
  H(context) {
    context.fillStyle = "#7a4f2c";
    rounded(context, 17, -8, 14, 50, 6);
    context.fillStyle = "#a8713f";
    rounded(context, 18, -10, 8, 48, 4);
    context.strokeStyle = "#ffd23f";
    context.lineWidth = 5;
    arc(context, 24, 2, 9, 0, Math.PI * 2);
  },
  P(context, theme) {
    context.fillStyle = theme.wall[2];
    rounded(context, 2, 0, 44, 45, 6);
    context.fillStyle = "#f0c46a";
    rounded(context, 2, -10, 44, 42, 6);
    context.fillStyle = "#d99f3f";
    rounded(context, 7, -5, 34, 32, 4);
    context.fillStyle = "#fff3c9";
    star(context, 24, 11, 12);
  },
  o(context) {
    plate(context, "#6b5a4a", "#ffe08a");
  },
  O(context) {
    plate(context, "#4a7a4a", "#9ff08a");
    context.fillStyle = "#f0c46a";
    rounded(context, 2, -4, 44, 42, 6);
    context.fillStyle = "#9ff08a";
    star(context, 24, 17, 13);
  },
  i(context) {
    brazier(context);
  },
  I(context) {
    brazier(context);
    context.fillStyle = "#ff8a2f";
    flame(context, 1);
    context.fillStyle = "#ffe26b";
    flame(context, 0.6);
  },
  C(context) {
    chest(context);
    context.fillStyle = "#a8652f";
    rounded(context, 3, -6, 42, 26, 11);
    context.fillStyle = "#c98444";
    rounded(context, 6, -4, 36, 13, 8);
    context.fillStyle = "#ffd23f";
    context.fillRect(3, 14, 42, 5);
    rounded(context, 18, 10, 12, 14, 3);
    context.fillStyle = "#5f3a12";
    disc(context, 24, 16, 2.5);
  },
  c(context) {
    context.fillStyle = "#7a4520";
    rounded(context, 3, -14, 42, 22, 9);
    chest(context);
    context.fillStyle = "#2a1508";
    rounded(context, 6, 10, 36, 12, 4);
  },
  k(context) {
    gate(context, "#8a5a33", "#ffd23f");
    context.fillStyle = "#3a220e";
    disc(context, 24, 13, 5);
    context.fillRect(22, 14, 4, 12);
  },
  b(context) {
    gate(context, "#8f1f3f", "#ffd23f");
    context.fillStyle = "#ffd23f";
    context.beginPath();
    context.moveTo(11, 28);
    for (const [x, y] of [
      [9, 8],
      [17, 17],
      [24, 3],
      [31, 17],
      [39, 8],
      [37, 28],
    ] as const)
      context.lineTo(x, y);
    context.fill();
    context.fillStyle = "#3a0a18";
    disc(context, 24, 22, 3.5);
  },
  x(context) {
    context.fillStyle = "#39415a";
    rounded(context, 0, -12, 48, 56, 3);
    context.fillStyle = "#8f9bb8";
    for (let bar = 0; bar < 4; bar += 1) rounded(context, 3 + bar * 11.5, -12, 7, 54, 3);
  },
  "^"(context) {
    context.fillStyle = "#3f6a2f";
    for (let spike = 0; spike < 9; spike += 1) {
      const x = 8 + (spike % 3) * 16;
      const y = 17 + Math.floor(spike / 3) * 14;
      context.fillStyle = spike % 2 === 0 ? "#4f8a3a" : "#2f5a34";
      context.beginPath();
      context.moveTo(x - 8, y);
      context.lineTo(x, y - 16);
      context.lineTo(x + 8, y);
      context.fill();
      context.fillStyle = "#f06a8a";
      disc(context, x, y - 14, 2.2);
    }
  },
  "="(context) {
    for (let beam = 0; beam < 3; beam += 1) {
      context.fillStyle = "rgb(255 90 120 / 35%)";
      context.fillRect(0, 3 + beam * 15, 48, 11);
      context.fillStyle = "#ff8fa8";
      context.fillRect(0, 6 + beam * 15, 48, 5);
      context.fillStyle = "#ffffff";
      context.fillRect(0, 7.5 + beam * 15, 48, 2);
    }
  },
  s(context) {
    context.fillStyle = "#7a8aa3";
    rounded(context, 1, 1, 46, 46, 5);
    context.fillStyle = "#a8b8d0";
    rounded(context, 4, 3, 40, 38, 4);
  },
};

function plate(context: Paint, rim: string, glow: string): void {
  context.fillStyle = rim;
  rounded(context, 4, 6, 40, 38, 8);
  context.fillStyle = glow;
  rounded(context, 9, 10, 30, 28, 5);
  context.fillStyle = "rgb(90 60 10 / 45%)";
  star(context, 24, 24, 11);
}

function brazier(context: Paint): void {
  context.fillStyle = "#5a5466";
  rounded(context, 19, 12, 10, 30, 3);
  context.fillStyle = "#7d768c";
  rounded(context, 9, 8, 30, 12, 5);
  context.fillStyle = "#2a2433";
  rounded(context, 13, 8, 22, 5, 2);
}

function flame(context: Paint, share: number): void {
  context.beginPath();
  context.moveTo(24 - 12 * share, 11);
  context.quadraticCurveTo(24 - 14 * share, -4 * share, 24, -16 * share);
  context.quadraticCurveTo(24 + 14 * share, -4 * share, 24 + 12 * share, 11);
  context.fill();
}

function chest(context: Paint): void {
  context.fillStyle = "#7a4520";
  rounded(context, 3, 8, 42, 34, 5);
  context.fillStyle = "#a8652f";
  rounded(context, 6, 16, 36, 22, 3);
  context.fillStyle = "#ffd23f";
  context.fillRect(8, 9, 5, 33);
  context.fillRect(35, 9, 5, 33);
}

function gate(context: Paint, wood: string, metal: string): void {
  context.fillStyle = wood;
  rounded(context, 0, -14, 48, 60, 5);
  context.fillStyle = "rgb(0 0 0 / 22%)";
  context.fillRect(15, -12, 2, 56);
  context.fillRect(31, -12, 2, 56);
  context.fillStyle = metal;
  context.fillRect(0, -6, 48, 5);
  context.fillRect(0, 34, 48, 5);
  disc(context, 24, 16, 12);
}

function arc(context: Paint, x: number, y: number, radius: number, from: number, to: number): void {
  context.beginPath();
  context.arc(x, y, radius, from, to);
  context.stroke();
}
