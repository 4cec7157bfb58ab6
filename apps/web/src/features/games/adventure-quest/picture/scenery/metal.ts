import { lighten } from "@goldmane/stage/paint/mix";
import { disc, line, oval, polygon, rounded } from "#features/games/host/art/shapes.ts";
import { along, faceDepth, falling, glowing, type Scenery } from "./scenery.ts";

/** A station in space: plates, a lit walkway, panels with screens. */
export const metal: Scenery = {
  floor(context, theme, { lot, column, row }) {
    const tone = (column + row) % 2 === 0 ? theme.floor[0] : theme.floor[1];
    context.fillStyle = lighten(tone, -0.06);
    context.fillRect(0, 0, 48, 48);
    context.fillStyle = falling(context, 0, 48, lighten(tone, 0.03), tone);
    rounded(context, 1.5, 1.5, 45, 45, 5);
    context.fillStyle = lighten(tone, 0.08);
    rounded(context, 3, 2, 42, 2, 1);
    context.fillStyle = lighten(tone, -0.08);
    for (const x of [7, 41]) for (const y of [8, 41]) disc(context, x, y, 2);
    if (lot > 0.88) {
      context.fillStyle = lighten(tone, -0.14);
      rounded(context, 11, 12, 26, 24, 4);
      context.fillStyle = lighten(tone, 0.02);
      for (let bar = 0; bar < 4; bar += 1) rounded(context, 14, 15 + bar * 5, 20, 2.5, 1);
    } else if (lot < 0.08) {
      context.fillStyle = glowing(context, 24, 24, 20, `${theme.flower}55`);
      disc(context, 24, 24, 20);
      context.fillStyle = theme.flower;
      polygon(context, [
        [24, 14],
        [33, 24],
        [24, 34],
        [15, 24],
      ]);
    }
  },
  way(context, theme, length) {
    context.fillStyle = "#0c1a33";
    context.fillRect(0, -27, length, 54);
    context.fillStyle = "#24406a";
    context.fillRect(0, -21, length, 42);
    for (const y of [-25, 22]) {
      context.fillStyle = `${theme.flower}44`;
      context.fillRect(0, y - 3, length, 9);
      context.fillStyle = theme.flower;
      context.fillRect(0, y, length, 3);
    }
    context.fillStyle = "#38609a";
    along(length, 36, (x) =>
      polygon(context, [
        [x + 8, -9],
        [x + 20, 0],
        [x + 8, 9],
        [x + 14, 0],
      ]),
    );
  },
  cap(context, theme, { column, row }) {
    context.fillStyle = lighten(theme.wall[0], -0.03);
    context.fillRect(0, 0, 48, 48);
    context.fillStyle = lighten(theme.wall[0], 0.05);
    rounded(context, 2, 2, 44, 44, 6);
    context.fillStyle = lighten(theme.wall[0], 0.1);
    for (let bar = 0; bar < 3; bar += 1)
      if ((column + row) % 2 === 0) rounded(context, 9, 12 + bar * 9, 30, 4, 2);
  },
  face(context, theme, length) {
    context.fillStyle = falling(context, 0, faceDepth, "#3d5c92", "#203660");
    context.fillRect(0, 0, length, faceDepth);
    along(length, 48, (x, at) => {
      context.fillStyle = "#16284c";
      context.fillRect(x, 0, 2.5, faceDepth);
      context.fillStyle = "#4f72ad";
      context.fillRect(x + 2.5, 0, 1.5, faceDepth);
      context.fillStyle = "#1a2d54";
      rounded(context, x + 9, 8, 32, 14, 3);
      if (at % 2 === 0) {
        context.fillStyle = "#2a4478";
        for (let slot = 0; slot < 3; slot += 1) rounded(context, x + 12, 10 + slot * 4, 26, 2.4, 1);
      } else
        for (let lamp = 0; lamp < 4; lamp += 1) {
          context.fillStyle = ["#ff6a7a", "#ffd86a", theme.flower, "#7af09a"][lamp] ?? "#ffffff";
          disc(context, x + 14 + lamp * 7.5, 15, 2.2);
        }
    });
    context.fillStyle = `${theme.flower}55`;
    context.fillRect(0, faceDepth - 8, length, 8);
    context.fillStyle = theme.flower;
    context.fillRect(0, faceDepth - 5, length, 2.4);
  },
  hanging(context, theme, lot) {
    context.fillStyle = "#0b1530";
    rounded(context, -26, 2, 52, 26, 5);
    context.fillStyle = falling(context, 4, 26, "#123a5f", "#0d2744");
    rounded(context, -23, 5, 46, 20, 3);
    if (lot < 0.5) {
      context.strokeStyle = theme.flower;
      context.lineWidth = 1.8;
      line(
        context,
        Array.from({ length: 12 }, (_, at) => [
          -20 + at * 3.6,
          15 + Math.sin(at * 1.4 + lot * 9) * 6,
        ]),
      );
      return;
    }
    // A window to the planets.
    for (let star = 0; star < 9; star += 1) {
      context.fillStyle = "#ffffff";
      disc(context, -20 + ((star * 17) % 41), 8 + ((star * 7) % 14), 0.9);
    }
    context.fillStyle = "#ff9f5a";
    disc(context, 9, 15, 6.5);
    context.strokeStyle = "#ffd9a8";
    context.lineWidth = 2;
    context.beginPath();
    context.ellipse(9, 15, 11, 3, -0.3, 0, Math.PI * 2);
    context.stroke();
  },
  trees: [
    (context, theme) => {
      const [dark, light, glow] = theme.tree;
      context.fillStyle = lighten(dark, -0.06);
      rounded(context, -21, -34, 42, 34, 5);
      context.fillStyle = falling(context, -46, -8, light, dark);
      polygon(context, [
        [-21, -20],
        [-16, -46],
        [16, -46],
        [21, -20],
      ]);
      context.fillStyle = "#0b1530";
      polygon(context, [
        [-14, -25],
        [-11, -41],
        [11, -41],
        [14, -25],
      ]);
      context.fillStyle = glow;
      for (let bar = 0; bar < 4; bar += 1)
        context.fillRect(-9 + bar * 5, -28 - ((bar * 5) % 9), 3, 9);
      for (const [x, color] of [
        [-12, "#ff6a7a"],
        [-3, "#ffd86a"],
        [6, "#7af09a"],
      ] as const) {
        context.fillStyle = color;
        disc(context, x, -12, 3);
      }
    },
    (context, theme) => {
      const [dark, light, glow] = theme.tree;
      context.fillStyle = dark;
      rounded(context, -17, -12, 34, 12, 4);
      context.fillStyle = glowing(context, 0, -36, 30, `${glow}55`);
      disc(context, 0, -36, 30);
      context.fillStyle = "#bfe9ff44";
      rounded(context, -14, -62, 28, 52, 13);
      context.fillStyle = "#59b86a";
      for (const [x, y, turn] of [
        [-5, -30, -0.7],
        [6, -36, 0.6],
        [0, -46, 0],
      ] as const)
        oval(context, x, y, 5, 12, turn);
      context.fillStyle = "#ffffff88";
      rounded(context, -10, -56, 4, 36, 2);
      context.fillStyle = light;
      rounded(context, -16, -66, 32, 8, 4);
    },
    (context, theme) => {
      const [dark, light, glow] = theme.tree;
      context.fillStyle = dark;
      rounded(context, -15, -8, 30, 8, 3);
      context.fillStyle = "#8fa6cc";
      rounded(context, -3, -38, 6, 32, 2);
      context.save();
      context.translate(0, -46);
      context.rotate(-0.5);
      context.fillStyle = light;
      oval(context, 0, 0, 24, 15);
      context.fillStyle = lighten(light, 0.1);
      oval(context, 2, -3, 20, 10);
      context.restore();
      context.strokeStyle = "#dfe9fa";
      context.lineWidth = 2.5;
      line(context, [
        [2, -48],
        [13, -64],
      ]);
      context.fillStyle = glow;
      disc(context, 14, -66, 4);
    },
  ],
};
