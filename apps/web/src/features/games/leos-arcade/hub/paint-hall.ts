import type { Kit } from "#features/games/leos-arcade/kit/open-kit.ts";
import {
  box,
  disc,
  fillPath,
  heartPath,
  outline,
  oval,
  shine,
  starPath,
  type Pen,
} from "#features/games/leos-arcade/kit/pen.ts";

const neon = ["#2fd0c0", "#ff5d8f", "#ffd23f", "#7ef0a0"];

/** Paints the hall with its machines, at the places that the rules give them. */
export function paintHall(kit: Kit): void {
  kit.paint("hall", [980, 560], (pen) => {
    pen.translate(-480, -270);
    paintRoom(pen);
    for (const [x, paint] of [
      [90, paintDoor],
      [255, paintTable],
      [480, paintMachine],
      [705, paintShelves],
    ] as const) {
      pen.save();
      pen.translate(x, 340);
      paint(pen);
      pen.restore();
    }
  });
}

function paintRoom(pen: Pen): void {
  fillDown(pen, "#2a1f8f", "#b54fc4", -10, 335);
  pen.globalAlpha = 0.12;
  for (let x = -60; x < 980; x += 96) {
    const stripe = `M${x} 330 L${x + 60} -10 L${x + 96} -10 L${x + 36} 330 Z`;
    outline(pen, stripe, "#ffffff", 0);
  }
  pen.globalAlpha = 1;
  fillDown(pen, "#4b2fa8", "#231457", 330, 560);
  pen.fillStyle = "#ffe14a";
  pen.fillRect(-10, 326, 980, 6);
  for (let spot = 0; spot < 46; spot += 1) {
    pen.globalAlpha = 0.4;
    pen.save();
    pen.translate((spot * 389) % 983, 356 + ((spot * spot * 31) % 181));
    pen.rotate(spot);
    const color = neon[spot % neon.length] ?? "#ffffff";
    if (spot % 3 === 0) fillPath(pen, starPath(4, 12, 4), color, { line: 0 });
    else if (spot % 3 === 1) disc(pen, 6, color, { line: 0 });
    else box(pen, 20, 5, color, { line: 0, corner: 3 });
    pen.restore();
  }
  pen.globalAlpha = 1;
  for (let bulb = 0; bulb < 17; bulb += 1) {
    const place = { x: 16 + bulb * 58, y: 26 + Math.sin((bulb / 16) * Math.PI * 4) * 12 };
    disc(pen, 11, neon[bulb % neon.length] ?? "#ffffff", place);
    shine(pen, place.x - 4, place.y - 4, 3, 3);
  }
}

function fillDown(pen: Pen, above: string, below: string, top: number, bottom: number): void {
  const gradient = pen.createLinearGradient(0, top, 0, bottom);
  gradient.addColorStop(0, above);
  gradient.addColorStop(1, below);
  pen.fillStyle = gradient;
  pen.fillRect(-10, top, 980, bottom - top);
}

function paintDoor(pen: Pen): void {
  box(pen, 116, 210, ["#ffd28a", "#a8652c"], { y: -88, corner: 50, line: 7 });
  box(pen, 84, 170, ["#8fd0ff", "#e9fbff"], { y: -72, corner: 38, line: 5 });
  const hill = "M-40 10 L40 10 L40 -30 C10 -50 -16 -16 -40 -36 Z";
  outline(pen, hill, ["#9be06a", "#3f9e3c"], 0);
  const arrow = "M-26 -70 L4 -96 L4 -80 L28 -80 L28 -60 L4 -60 L4 -44 Z";
  outline(pen, arrow, ["#ffe14a", "#ff9c2e"], 5, -96, -44);
}

function paintTable(pen: Pen): void {
  for (const [x, y, color] of [
    [0, -104, "#ffd98a"],
    [-62, -74, "#ff8fb0"],
    [62, -74, "#8fd0ff"],
  ] as const) {
    disc(pen, 24, color, { x, y, line: 5 });
    oval(pen, 28, 18, color, { x, y: y + 30, line: 5 });
  }
  box(pen, 26, 60, ["#c98f5c", "#7a451c"], { y: -4, line: 6 });
  oval(pen, 96, 34, ["#ffe27a", "#d9822b"], { y: -40, line: 7 });
  oval(pen, 66, 20, ["#4fb88a", "#2a7d5c"], { y: -44, line: 5 });
  for (const x of [-24, 0, 24]) disc(pen, 8, "#ffffff", { x, y: -46, line: 3 });
}

function paintMachine(pen: Pen): void {
  box(pen, 190, 270, ["#ff5d8f", "#8a1f6b"], { y: -120, corner: 30, line: 8 });
  box(pen, 206, 62, ["#fff3a0", "#ffbb22"], { y: -238, corner: 26, line: 7 });
  for (const x of [-60, 0, 60]) {
    pen.save();
    pen.translate(x, -238);
    fillPath(pen, starPath(5, 20, 9), ["#ff8fb0", "#e0356b"]);
    pen.restore();
  }
  box(pen, 150, 116, "#2a1650", { y: -138, corner: 18, line: 6 });
  box(pen, 134, 100, ["#5cc8ff", "#9be06a"], { y: -138, corner: 12, line: 0 });
  outline(pen, "M-20 -172 L32 -138 L-20 -104 Z", "#ffffff", 6);
  box(pen, 180, 40, ["#6d58e0", "#3a2a91"], { y: -54, corner: 14, line: 6 });
  disc(pen, 11, "#ffe14a", { x: 30, y: -56 });
  disc(pen, 11, "#7ef0a0", { x: 60, y: -56 });
  box(pen, 8, 26, "#e8e6ff", { x: -50, y: -70 });
  disc(pen, 13, "#e0356b", { x: -50, y: -86 });
  pen.translate(0, -10);
  outline(pen, heartPath, ["#ffd23f", "#ff8a2e"], 5);
}

function paintShelves(pen: Pen): void {
  box(pen, 170, 240, ["#c98f5c", "#7a451c"], { y: -104, corner: 14, line: 7 });
  const colors = ["#ff8fb0", "#8fd0ff", "#ffd98a", "#b8a0ff", "#9be0b0", "#ff9a5c"];
  for (let row = 0; row < 3; row += 1) {
    box(pen, 148, 58, "#4f2a14", { y: -178 + row * 74, corner: 8, line: 0 });
    for (let column = 0; column < 3; column += 1) {
      const color = colors[(row * 3 + column * 2) % colors.length] ?? "#ffffff";
      const place = { x: (column - 1) * 47, y: -172 + row * 74 };
      box(pen, 40, 42, ["#ffffff", color], { ...place, corner: 9 });
      disc(pen, 9, color, { ...place, line: 3 });
    }
  }
}
