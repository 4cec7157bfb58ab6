import type { ArtBaker } from "#features/games/host/art/open-art.ts";
import { star } from "#features/games/host/art/shapes.ts";

type Context = CanvasRenderingContext2D;

const outline = "#3a2444";

function shape(
  context: Context,
  fill: string | CanvasGradient,
  trace: (path: Context) => void,
  line = 3,
): void {
  context.beginPath();
  trace(context);
  context.fillStyle = fill;
  context.fill();
  if (line === 0) return;
  context.lineWidth = line;
  context.strokeStyle = outline;
  context.lineJoin = "round";
  context.stroke();
}

function falling(context: Context, top: number, bottom: number, colors: [string, string]) {
  const gradient = context.createLinearGradient(0, top, 0, bottom);
  gradient.addColorStop(0, colors[0]);
  gradient.addColorStop(1, colors[1]);
  return gradient;
}

/** Bakes what stands on the course and what can be picked up. Keys begin with "kyles-dash.". */
export function paintThings(art: ArtBaker): void {
  const foot = { x: 0.5, y: 1 };
  art.paint("kyles-dash.stump", { width: 64, height: 56, origin: foot, draw: stump });
  art.paint("kyles-dash.crates", { width: 64, height: 94, origin: foot, draw: crates });
  art.paint("kyles-dash.bar", { width: 110, height: 150, origin: foot, draw: bar });
  art.paint("kyles-dash.bee", { width: 72, height: 64, frames: 2, draw: bee });
  art.paint("kyles-dash.mushroom", { width: 84, height: 56, origin: foot, draw: mushroom });
  art.paint("kyles-dash.coin", { width: 34, height: 34, frames: 8, draw: coin });
  art.paint("kyles-dash.heart", { width: 40, height: 38, draw: heart });
  art.paint("kyles-dash.heart-off", { width: 40, height: 38, draw: lostHeart });
  art.paint("kyles-dash.shield", { width: 56, height: 56, draw: shieldGift });
  art.paint("kyles-dash.magnet", { width: 56, height: 56, draw: magnetGift });
  art.paint("kyles-dash.gift-heart", { width: 56, height: 56, draw: heartGift });
  art.paint("kyles-dash.bubble", { width: 150, height: 150, draw: bubble });
  art.paint("kyles-dash.shadow", { width: 80, height: 18, draw: shadow });
  art.paint("kyles-dash.puff", { width: 26, height: 26, draw: puff });
  art.paint("kyles-dash.spark", { width: 22, height: 22, draw: spark });
  art.paint("kyles-dash.leaf", { width: 14, height: 14, draw: leaf });
  art.paint("kyles-dash.up", { width: 92, height: 92, draw: (context) => hint(context, -1) });
  art.paint("kyles-dash.down", { width: 92, height: 92, draw: (context) => hint(context, 1) });
}

function stump(context: Context): void {
  shape(context, falling(context, 8, 56, ["#b97a48", "#7a4a2c"]), (path) => {
    path.moveTo(10, 54);
    path.quadraticCurveTo(14, 34, 10, 14);
    path.lineTo(54, 14);
    path.quadraticCurveTo(50, 34, 55, 54);
    path.closePath();
  });
  shape(context, "#f3cf97", (path) => path.ellipse(32, 14, 22, 8, 0, 0, Math.PI * 2));
  shape(context, "#d9a566", (path) => path.ellipse(32, 14, 12, 4, 0, 0, Math.PI * 2), 2);
  shape(context, "#6fbf4f", (path) => {
    path.moveTo(50, 34);
    path.quadraticCurveTo(64, 22, 62, 36);
    path.quadraticCurveTo(58, 42, 50, 38);
    path.closePath();
  });
}

function crates(context: Context): void {
  for (const [x, y, side, colors] of [
    [8, 46, 48, ["#e8944a", "#b9622f"]],
    [14, 6, 40, ["#f5ab5c", "#c9742f"]],
  ] as const) {
    shape(context, falling(context, y, y + side, [...colors]), (path) => {
      path.roundRect(x, y, side, Math.min(side, 92 - y), 5);
    });
    context.lineWidth = 3;
    context.strokeStyle = "#7a3f1f";
    context.beginPath();
    context.moveTo(x + 7, y + 7);
    context.lineTo(x + side - 7, y + Math.min(side, 92 - y) - 7);
    context.moveTo(x + side - 7, y + 7);
    context.lineTo(x + 7, y + Math.min(side, 92 - y) - 7);
    context.stroke();
  }
}

/** A low gate: a sign between two posts, with room to slide below. */
function bar(context: Context): void {
  for (const x of [14, 88])
    shape(context, falling(context, 0, 150, ["#9a7ad0", "#5f4694"]), (path) => {
      path.roundRect(x, 2, 10, 148, 5);
    });
  shape(context, falling(context, 16, 100, ["#ff7a8f", "#d43f66"]), (path) => {
    path.roundRect(8, 16, 96, 84, 14);
  });
  shape(context, "#fff1d8", (path) => path.roundRect(18, 26, 76, 64, 10), 0);
  shape(context, "#d43f66", (path) => {
    path.moveTo(42, 40);
    path.lineTo(70, 40);
    path.lineTo(70, 56);
    path.lineTo(82, 56);
    path.lineTo(56, 82);
    path.lineTo(30, 56);
    path.lineTo(42, 56);
    path.closePath();
  });
}

function bee(context: Context, frame: number): void {
  context.globalAlpha = 0.75;
  for (const lean of [-0.5, 0.35])
    shape(
      context,
      "#e8fbff",
      (path) =>
        path.ellipse(36 + lean * 18, frame === 0 ? 16 : 22, 9, frame === 0 ? 15 : 9, lean, 0, 7),
      2,
    );
  context.globalAlpha = 1;
  shape(context, falling(context, 20, 58, ["#ffe27a", "#f2a822"]), (path) =>
    path.ellipse(36, 38, 25, 19, 0, 0, Math.PI * 2),
  );
  context.save();
  context.beginPath();
  context.ellipse(36, 38, 24, 18, 0, 0, Math.PI * 2);
  context.clip();
  context.fillStyle = "#4a2f3d";
  context.fillRect(38, 16, 7, 46);
  context.fillRect(51, 16, 7, 46);
  context.restore();
  shape(context, "#ffffff", (path) => path.arc(22, 34, 7, 0, 7), 2);
  shape(context, outline, (path) => path.arc(20, 35, 3.4, 0, 7), 0);
  context.strokeStyle = outline;
  context.lineWidth = 2.5;
  context.beginPath();
  context.arc(22, 44, 5, 0.2, 2.4);
  context.stroke();
}

function mushroom(context: Context): void {
  shape(context, falling(context, 26, 56, ["#fff4e0", "#e2c5a4"]), (path) => {
    path.roundRect(29, 26, 26, 28, 9);
  });
  shape(context, falling(context, 2, 36, ["#ff6f91", "#c2346a"]), (path) => {
    path.moveTo(4, 36);
    path.bezierCurveTo(4, -8, 80, -8, 80, 36);
    path.quadraticCurveTo(42, 46, 4, 36);
    path.closePath();
  });
  for (const [x, y, r] of [
    [24, 20, 6],
    [45, 12, 7],
    [63, 24, 5],
  ] as const)
    shape(context, "#fff1f5", (path) => path.ellipse(x, y, r, r * 0.8, 0, 0, 7), 0);
}

function coin(context: Context, frame: number): void {
  const wide = Math.max(0.16, Math.abs(Math.cos((frame / 8) * Math.PI)));
  context.translate(17, 17);
  context.scale(wide, 1);
  shape(context, falling(context, -15, 15, ["#fff0a8", "#f2a41c"]), (path) =>
    path.arc(0, 0, 14, 0, Math.PI * 2),
  );
  shape(context, "#ffd45c", (path) => path.arc(0, 0, 9.5, 0, Math.PI * 2), 0);
  context.fillStyle = "#c9791f";
  star(context, 0, 0, 7);
  context.fillStyle = "#ffffffb0";
  context.beginPath();
  context.ellipse(-5, -7, 4, 2.4, -0.7, 0, 7);
  context.fill();
}

function traceHeart(path: Context, x: number, y: number, size: number): void {
  path.moveTo(x, y + size * 0.9);
  path.bezierCurveTo(
    x - size * 1.7,
    y - size * 0.1,
    x - size * 0.7,
    y - size * 1.3,
    x,
    y - size * 0.35,
  );
  path.bezierCurveTo(
    x + size * 0.7,
    y - size * 1.3,
    x + size * 1.7,
    y - size * 0.1,
    x,
    y + size * 0.9,
  );
  path.closePath();
}

function heart(context: Context): void {
  shape(context, falling(context, 4, 34, ["#ff8fa3", "#e0284f"]), (path) =>
    traceHeart(path, 20, 19, 15),
  );
  context.fillStyle = "#ffffffa0";
  context.beginPath();
  context.ellipse(12, 12, 4, 3, -0.6, 0, 7);
  context.fill();
}

function lostHeart(context: Context): void {
  context.globalAlpha = 0.5;
  shape(context, "#2a1d3a", (path) => traceHeart(path, 20, 19, 15));
}

function gift(context: Context, colors: [string, string]): void {
  const glow = context.createRadialGradient(28, 28, 12, 28, 28, 28);
  glow.addColorStop(0, `${colors[0]}c0`);
  glow.addColorStop(1, `${colors[0]}00`);
  context.fillStyle = glow;
  context.fillRect(0, 0, 56, 56);
  shape(context, falling(context, 8, 48, colors), (path) => path.arc(28, 28, 20, 0, Math.PI * 2));
}

function shieldGift(context: Context): void {
  gift(context, ["#a8ecff", "#2f8fd8"]);
  shape(context, "#ffffff", (path) => {
    path.moveTo(28, 15);
    path.lineTo(40, 20);
    path.quadraticCurveTo(40, 36, 28, 42);
    path.quadraticCurveTo(16, 36, 16, 20);
    path.closePath();
  });
}

function magnetGift(context: Context): void {
  gift(context, ["#ffe9a8", "#e88a2a"]);
  context.lineWidth = 9;
  context.strokeStyle = outline;
  context.beginPath();
  context.arc(28, 26, 9, Math.PI, 0, true);
  context.moveTo(19, 26);
  context.lineTo(19, 17);
  context.moveTo(37, 26);
  context.lineTo(37, 17);
  context.stroke();
  context.lineWidth = 5;
  context.strokeStyle = "#e0284f";
  context.stroke();
  context.fillStyle = "#ffffff";
  context.fillRect(16.5, 15, 5, 5);
  context.fillRect(34.5, 15, 5, 5);
}

function heartGift(context: Context): void {
  gift(context, ["#ffd0dc", "#e0577f"]);
  shape(context, "#ffffff", (path) => traceHeart(path, 28, 29, 10));
}

function bubble(context: Context): void {
  const glass = context.createRadialGradient(60, 55, 10, 75, 75, 72);
  glass.addColorStop(0, "#ffffff30");
  glass.addColorStop(0.75, "#8fe0ff30");
  glass.addColorStop(1, "#c9f4ffb0");
  shape(context, glass, (path) => path.arc(75, 75, 70, 0, Math.PI * 2), 0);
  context.lineWidth = 3;
  context.strokeStyle = "#ffffffc0";
  context.beginPath();
  context.arc(75, 75, 69, 0, Math.PI * 2);
  context.stroke();
  context.lineWidth = 8;
  context.lineCap = "round";
  context.beginPath();
  context.arc(75, 75, 54, 3.5, 4.4);
  context.stroke();
}

function shadow(context: Context): void {
  context.fillStyle = "#1b102680";
  context.beginPath();
  context.ellipse(40, 9, 36, 7, 0, 0, Math.PI * 2);
  context.fill();
}

function puff(context: Context): void {
  const cloud = context.createRadialGradient(13, 13, 2, 13, 13, 13);
  cloud.addColorStop(0, "#fff8e8e0");
  cloud.addColorStop(1, "#fff8e800");
  context.fillStyle = cloud;
  context.fillRect(0, 0, 26, 26);
}

function spark(context: Context): void {
  context.fillStyle = "#fff3b0";
  context.beginPath();
  for (let at = 0; at < 8; at += 1) {
    const length = at % 2 === 0 ? 10 : 2.6;
    context.lineTo(
      11 + Math.cos((at / 4) * Math.PI) * length,
      11 + Math.sin((at / 4) * Math.PI) * length,
    );
  }
  context.closePath();
  context.fill();
}

function leaf(context: Context): void {
  context.fillStyle = "#ff8a3c";
  context.beginPath();
  context.ellipse(7, 7, 6, 3, 0.6, 0, 7);
  context.fill();
}

/** A round sign with an arrow: what to press. */
function hint(context: Context, way: 1 | -1): void {
  shape(context, "#fff7e6", (path) => path.arc(46, 46, 40, 0, Math.PI * 2), 5);
  context.translate(46, 46);
  context.scale(1, -way);
  shape(
    context,
    "#ff8a3c",
    (path) => {
      path.moveTo(0, -26);
      path.lineTo(24, 2);
      path.lineTo(10, 2);
      path.lineTo(10, 24);
      path.lineTo(-10, 24);
      path.lineTo(-10, 2);
      path.lineTo(-24, 2);
      path.closePath();
    },
    4,
  );
}
