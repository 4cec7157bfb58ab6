import { microGameIds, type MicroGameId } from "@goldmane/games/leos-arcade/micro-games";
import type { Kit } from "#features/games/leos-arcade/kit/open-kit.ts";
import { box, disc, face, outline, oval, type Pen } from "#features/games/leos-arcade/kit/pen.ts";

const grounds = ["#ff8fb0", "#8fd0ff", "#ffd98a", "#b8a0ff", "#9be0b0"];
const cross =
  "M-16 -10 L-10 -16 L0 -6 L10 -16 L16 -10 L6 0 L16 10 L10 16 L0 6 L-10 16 L-16 10 L-6 0 Z";

/** Paints the sign of each micro-game for the practice shelf, and the panel behind them. */
export function paintShelf(kit: Kit): void {
  kit.paint(
    "badge",
    [104, 104],
    (pen, frame) => {
      const id = microGameIds[frame];
      if (!id) return;
      const ground = grounds[frame % grounds.length] ?? "#ffd98a";
      box(pen, 94, 94, ["#ffffff", ground], { corner: 24, line: 5 });
      signs[id](pen);
    },
    microGameIds.length,
  );
  kit.paint("panel", [920, 440], (pen) => {
    box(pen, 900, 420, ["#6b3fd0f2", "#2a1650f2"], { corner: 40, line: 8 });
  });
  kit.paint("back", [80, 80], (pen) => {
    disc(pen, 32, ["#ff8f9c", "#c22a4a"], { line: 5 });
    outline(pen, cross, "#ffffff", 0);
  });
  kit.paint("bubble", [380, 140], (pen) => {
    outline(pen, "M96 34 L150 62 L134 30 Z", "#ffffff", 6);
    box(pen, 360, 92, ["#ffffff", "#fff0cf"], { y: -12, corner: 30, line: 6 });
    outline(pen, "M101 26 L146 56 L131 26 Z", "#fff0cf", 0);
  });
}

const arrow = "M0 -26 L22 -4 L10 -4 L10 24 L-10 24 L-10 -4 L-22 -4 Z";
const clear = "#00000000";

const signs: Record<MicroGameId, (pen: Pen) => void> = {
  catch(pen) {
    disc(pen, 12, ["#ff6b5e", "#cf1f3e"], { y: -18 });
    outline(pen, "M-32 4 L32 4 L22 32 L-22 32 Z", ["#e8b266", "#a8652c"]);
  },
  dodge: (pen) => disc(pen, 28, ["#ffffff", "#a9c8f0"]),
  balance(pen) {
    pen.rotate(0.3);
    disc(pen, 16, "#5b4a86", { y: 18 });
    box(pen, 6, 34, "#9c94cf", { y: -8, line: 3 });
    box(pen, 34, 10, "#ff5d8f", { y: -26 });
  },
  match(pen) {
    for (const x of [-18, 18]) box(pen, 30, 42, "#ffe27a", { x, corner: 8 });
  },
  rhythm(pen) {
    box(pen, 56, 30, "#e0356b", { y: 10, corner: 8 });
    oval(pen, 28, 11, "#ffffff", { y: -6 });
  },
  "odd-one-out"(pen) {
    for (const [x, y] of [
      [-16, -16],
      [16, -16],
      [16, 16],
      [-16, 16],
    ] as const)
      disc(pen, 13, x < 0 && y > 0 ? "#ff8a3d" : "#8fd0ff", { x, y });
  },
  trace(pen) {
    outline(pen, "M-28 20 L-4 -24 L28 8", clear, 5);
    disc(pen, 8, "#ffd23f", { x: -28, y: 20 });
    disc(pen, 8, "#ffd23f", { x: -4, y: -24 });
    disc(pen, 8, "#ffd23f", { x: 28, y: 8 });
  },
  count(pen) {
    for (const x of [-26, 0, 26]) disc(pen, 11, ["#fff07a", "#ffc21f"], { x });
  },
  whack(pen) {
    disc(pen, 22, ["#8fe06a", "#3f9e3c"], { y: -2 });
    face(pen, 22, { y: -6 });
    oval(pen, 34, 10, "#6b4020", { y: 24 });
  },
  pump(pen) {
    oval(pen, 24, 28, ["#ff8fb0", "#e0356b"], { y: -6 });
    outline(pen, "M-6 22 L6 22 L0 34 Z", "#c22a5e");
  },
  sort(pen) {
    for (const side of [-1, 1]) {
      pen.save();
      pen.translate(side * 22, 0);
      pen.rotate((side * Math.PI) / 2);
      pen.scale(0.75, 0.75);
      outline(pen, arrow, side < 0 ? "#ff9c2e" : "#6a73d9");
      pen.restore();
    }
  },
  aim(pen) {
    disc(pen, 32, "#e0356b");
    disc(pen, 21, "#ffffff");
    disc(pen, 10, "#e0356b");
  },
  "jump-rope"(pen) {
    outline(pen, "M-34 -10 C-30 44 30 44 34 -10", clear, 7);
    disc(pen, 12, "#ffd23f", { y: -16 });
  },
  maze: (pen) => outline(pen, "M-30 -30 L30 -30 L30 30 L-30 30 L-30 -8 L8 -8 L8 10", clear, 7),
  memory(pen) {
    disc(pen, 12, "#ff8f9c", { y: -22 });
    disc(pen, 12, "#8fd0ff", { x: 22 });
    disc(pen, 12, "#ffd23f", { y: 22 });
    disc(pen, 12, "#7ef0a0", { x: -22 });
  },
  "hide-and-seek"(pen) {
    outline(pen, "M-20 -30 L20 -30 L24 16 L-24 16 Z", ["#6d58e0", "#3a2a91"]);
    box(pen, 66, 12, "#3a2a91", { y: 20, corner: 6 });
  },
  stack(pen) {
    box(pen, 64, 19, "#ffb0c8", { y: 22, corner: 6 });
    box(pen, 54, 19, "#b8f0d0", { y: 2, corner: 6 });
    box(pen, 44, 19, "#ffe9a0", { y: -18, corner: 6 });
  },
  sneak(pen) {
    oval(pen, 32, 20, "#ffffff");
    disc(pen, 11, "#2a1650", { line: 0 });
  },
  wipe(pen) {
    box(pen, 58, 38, ["#fff07a", "#f5ab12"], { corner: 12 });
    for (const x of [-16, 4, 18]) disc(pen, 5, "#d98a12", { x, line: 0 });
  },
  fly(pen) {
    const wings =
      "M-36 4 C-24 -26 -8 -22 0 -4 C8 -22 24 -26 36 4 C20 -4 12 2 0 16 C-12 2 -20 -4 -36 4 Z";
    outline(pen, wings, ["#c9a6ff", "#7b4fd0"]);
  },
};
