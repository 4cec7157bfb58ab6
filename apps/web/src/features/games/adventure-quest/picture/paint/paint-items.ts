import { disc, line, oval, polygon, rounded, star } from "#features/games/host/art/shapes.ts";

type Paint = CanvasRenderingContext2D;

/** Frames of the sheet of items, 48 units square; the tools have the order of the rules. */
export const itemNames = [
  "hammer",
  "boots",
  "net",
  "lantern",
  "flute",
  "hook",
  "magnet",
  "shield",
  "key",
  "boss-key",
  "gems",
  "heart",
  "half-heart",
  "no-heart",
  "feather",
  "shot",
  "spark",
  "arrow",
  "lock",
  "sun",
  "moon",
] as const;
export type ItemName = (typeof itemNames)[number];

export function itemFrame(name: string): number {
  return Math.max(0, (itemNames as readonly string[]).indexOf(name));
}

export function paintItem(context: Paint, frame: number): void {
  const name = itemNames[frame] ?? "gems";
  context.lineCap = "round";
  context.lineJoin = "round";
  painters[name](context);
}

const painters: Record<ItemName, (context: Paint) => void> = {
  hammer(context) {
    stroke(context, "#8a5a33", 7, [
      [14, 42],
      [30, 18],
    ]);
    context.save();
    context.translate(31, 15);
    context.rotate(0.58);
    context.fillStyle = "#6d7890";
    rounded(context, -17, -10, 34, 19, 4);
    context.fillStyle = "#a8b4cc";
    rounded(context, -17, -10, 34, 9, 4);
    context.restore();
  },
  boots(context) {
    for (const x of [4, 24]) {
      context.fillStyle = "#c9442f";
      rounded(context, x, 8, 13, 30, 4);
      rounded(context, x, 26, 21, 14, 6);
      context.fillStyle = "#ffd23f";
      context.fillRect(x, 8, 13, 6);
      context.fillStyle = "#5f2418";
      rounded(context, x, 37, 21, 5, 2);
    }
  },
  net(context) {
    stroke(context, "#8a5a33", 5, [
      [8, 43],
      [24, 25],
    ]);
    context.fillStyle = "rgb(255 255 255 / 70%)";
    disc(context, 31, 17, 14);
    context.strokeStyle = "#5d9fd0";
    context.lineWidth = 1.5;
    for (let mesh = -8; mesh <= 8; mesh += 5.3) {
      stroke(context, "#5d9fd0", 1.5, [
        [31 + mesh, 6],
        [31 + mesh, 28],
      ]);
      stroke(context, "#5d9fd0", 1.5, [
        [20, 17 + mesh],
        [42, 17 + mesh],
      ]);
    }
    ring(context, "#e8743b", 4, 31, 17, 14);
  },
  lantern(context) {
    ring(context, "#5a4a33", 3, 24, 9, 6);
    context.fillStyle = "#5a4a33";
    rounded(context, 12, 13, 24, 6, 2);
    rounded(context, 12, 38, 24, 6, 2);
    context.fillStyle = "#ffe98a";
    rounded(context, 14, 19, 20, 19, 3);
    context.fillStyle = "#ff9a2f";
    oval(context, 24, 30, 5, 8);
  },
  flute(context) {
    stroke(context, "#7a4f2c", 9, [
      [8, 38],
      [40, 10],
    ]);
    stroke(context, "#c98f4f", 5, [
      [8, 38],
      [40, 10],
    ]);
    context.fillStyle = "#3a220e";
    for (let hole = 0; hole < 4; hole += 1) disc(context, 17 + hole * 6, 30 - hole * 5.3, 1.8);
  },
  hook(context) {
    stroke(context, "#c9a06a", 3, [
      [6, 42],
      [22, 26],
    ]);
    context.strokeStyle = "#7d8aa3";
    context.lineWidth = 5;
    context.beginPath();
    context.moveTo(22, 26);
    context.lineTo(32, 16);
    context.arc(31, 22, 9, -1.2, 1.6);
    context.stroke();
    stroke(context, "#7d8aa3", 5, [
      [32, 16],
      [22, 9],
    ]);
    context.fillStyle = "#ffd23f";
    disc(context, 22, 26, 4);
  },
  magnet(context) {
    context.strokeStyle = "#e0484f";
    context.lineWidth = 11;
    context.lineCap = "butt";
    context.beginPath();
    context.moveTo(13, 12);
    context.lineTo(13, 26);
    context.arc(24, 26, 11, Math.PI, 0, true);
    context.lineTo(35, 12);
    context.stroke();
    context.fillStyle = "#dfe6f2";
    context.fillRect(7.5, 6, 11, 9);
    context.fillRect(29.5, 6, 11, 9);
  },
  shield(context) {
    for (const [color, k] of [
      ["#ffd23f", 1],
      ["#3f6fd0", 0.8],
    ] as const) {
      context.fillStyle = color;
      context.beginPath();
      context.moveTo(24 - 18 * k, 24 - 18 * k);
      context.lineTo(24 + 18 * k, 24 - 18 * k);
      context.quadraticCurveTo(24 + 18 * k, 24 + 12 * k, 24, 24 + 21 * k);
      context.quadraticCurveTo(24 - 18 * k, 24 + 12 * k, 24 - 18 * k, 24 - 18 * k);
      context.fill();
    }
    context.fillStyle = "#fff3c9";
    star(context, 24, 22, 9);
  },
  key: (context) => keyOf(context, "#ffd23f", "#b8860b"),
  "boss-key": (context) => keyOf(context, "#ff6a8a", "#a8203f"),
  gems(context) {
    context.fillStyle = "#1f9d8b";
    diamond(context, 24, 24, 15, 19);
    context.fillStyle = "#3fe0c4";
    diamond(context, 24, 22, 11, 14);
    context.fillStyle = "#d6fff5";
    diamond(context, 20, 18, 4, 6);
  },
  heart: (context) => heart(context, "#f0405f", 1),
  "half-heart"(context) {
    heart(context, "#4a2438", 1);
    context.save();
    context.beginPath();
    context.rect(0, 0, 24, 48);
    context.clip();
    heart(context, "#f0405f", 1);
    context.restore();
  },
  "no-heart": (context) => heart(context, "#4a2438", 1),
  feather(context) {
    context.save();
    context.translate(24, 24);
    context.rotate(0.785);
    context.fillStyle = "#fff8e8";
    oval(context, 0, -4, 9, 20);
    context.fillStyle = "#4fb8ff";
    oval(context, 0, -13, 7, 11);
    stroke(context, "#c98f4f", 2.5, [
      [0, 24],
      [0, -20],
    ]);
    context.restore();
  },
  shot(context) {
    context.fillStyle = "rgb(255 120 60 / 45%)";
    disc(context, 24, 24, 15);
    context.fillStyle = "#ff6a3f";
    disc(context, 24, 24, 10);
    context.fillStyle = "#ffe98a";
    disc(context, 22, 21, 5);
  },
  spark(context) {
    context.fillStyle = "#fff3a8";
    star(context, 24, 24, 16);
    context.fillStyle = "#ffffff";
    star(context, 24, 24, 8);
  },
  arrow(context) {
    context.fillStyle = "#3a1f5f";
    triangle(context, 3);
    context.fillStyle = "#ffe26b";
    triangle(context, 0);
  },
  lock(context) {
    ring(context, "#c9d2e0", 5, 24, 18, 9);
    context.fillStyle = "#ffd23f";
    rounded(context, 9, 19, 30, 24, 5);
    context.fillStyle = "#5f4410";
    disc(context, 24, 29, 4);
    context.fillRect(22, 29, 4, 9);
  },
  sun(context) {
    context.fillStyle = "#ffb52e";
    for (let ray = 0; ray < 12; ray += 1) {
      const angle = (ray * Math.PI) / 6;
      disc(context, 24 + Math.cos(angle) * 18, 24 + Math.sin(angle) * 18, 4);
    }
    context.fillStyle = "#ffd84d";
    disc(context, 24, 24, 15);
  },
  moon(context) {
    context.fillStyle = "#e8e4ff";
    context.beginPath();
    context.arc(24, 24, 18, 0.6, 5.2);
    context.quadraticCurveTo(12, 18, 38.9, 34.2);
    context.fill();
  },
};

function keyOf(context: Paint, light: string, dark: string): void {
  for (const [color, width, shift] of [
    [dark, 7, 1.5],
    [light, 5, 0],
  ] as const) {
    ring(context, color, width, 24, 13 + shift, 8);
    stroke(context, color, width, [
      [24, 22 + shift],
      [24, 42 + shift],
    ]);
    stroke(context, color, width - 1, [
      [24, 41 + shift],
      [32, 41 + shift],
    ]);
    stroke(context, color, width - 1, [
      [24, 33 + shift],
      [30, 33 + shift],
    ]);
  }
}

function heart(context: Paint, color: string, k: number): void {
  context.fillStyle = color;
  context.strokeStyle = "#2a0a1c";
  context.lineWidth = 3;
  context.beginPath();
  context.moveTo(24, 42 * k);
  context.bezierCurveTo(2, 28, 2, 6, 16, 6);
  context.bezierCurveTo(21, 6, 24, 10, 24, 14);
  context.bezierCurveTo(24, 10, 27, 6, 32, 6);
  context.bezierCurveTo(46, 6, 46, 28, 24, 42 * k);
  context.fill();
  context.stroke();
}

function diamond(context: Paint, x: number, y: number, width: number, height: number): void {
  polygon(context, [
    [x, y - height],
    [x + width, y],
    [x, y + height],
    [x - width, y],
  ]);
}

function triangle(context: Paint, shift: number): void {
  polygon(context, [
    [24, 6 + shift],
    [43, 27 + shift],
    [32, 27 + shift],
    [32, 42 + shift],
    [16, 42 + shift],
    [16, 27 + shift],
    [5, 27 + shift],
  ]);
}

function ring(
  context: Paint,
  color: string,
  width: number,
  x: number,
  y: number,
  radius: number,
): void {
  context.strokeStyle = color;
  context.lineWidth = width;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.stroke();
}

function stroke(
  context: Paint,
  color: string,
  width: number,
  points: readonly (readonly [number, number])[],
): void {
  context.strokeStyle = color;
  context.lineWidth = width;
  line(context, points);
}
