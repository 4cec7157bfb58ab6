import { lighten, mix } from "@goldmane/stage/paint/mix";
import { disc, line, oval, polygon, rounded, star } from "#features/games/host/art/shapes.ts";
import { along, faceDepth, falling, glowing, type Scenery } from "./scenery.ts";

/** A castle by night: flagstones, a carpet, brick walls with banners. */
export const stone: Scenery = {
  floor(context, theme, { lot, row }) {
    context.fillStyle = lighten(theme.floor[1], -0.07);
    context.fillRect(0, 0, 48, 48);
    const split = 16 + lot * 16;
    const slabs =
      row % 2 === 0
        ? ([
            [1, 1, split - 2, 46],
            [split + 1, 1, 46 - split, 22],
            [split + 1, 25, 46 - split, 22],
          ] as const)
        : ([
            [1, 1, 46, split - 2],
            [1, split + 1, 22, 46 - split],
            [25, split + 1, 22, 46 - split],
          ] as const);
    for (const [at, [x, y, width, height]] of slabs.entries()) {
      const color = mix(theme.floor[0], theme.floor[1], (lot * 7 + at * 0.37) % 1);
      context.fillStyle = color;
      rounded(context, x, y, width, height, 4);
      context.fillStyle = lighten(color, 0.06);
      rounded(context, x + 1, y + 1, width - 2, 3, 1.5);
      context.fillStyle = lighten(color, -0.05);
      rounded(context, x + 1, y + height - 4, width - 2, 3, 1.5);
    }
    if (lot > 0.9) {
      context.strokeStyle = lighten(theme.floor[1], -0.12);
      context.lineWidth = 1.6;
      line(context, [
        [8, 10],
        [18, 19],
        [16, 27],
        [26, 38],
      ]);
    } else if (lot < 0.07) {
      context.fillStyle = glowing(context, 24, 24, 20, "#b48cff66");
      disc(context, 24, 24, 20);
      context.fillStyle = "#d9c4ffaa";
      star(context, 24, 24, 8);
    }
  },
  way(context, _, length) {
    context.fillStyle = "#00000030";
    context.fillRect(0, -29, length, 60);
    context.fillStyle = "#6d2a6e";
    context.fillRect(0, -28, length, 56);
    context.fillStyle = "#8a3a86";
    context.fillRect(0, -20, length, 40);
    context.fillStyle = "#e0b04a";
    for (const y of [-26, 23]) context.fillRect(0, y, length, 3);
    context.fillStyle = "#a85aa2";
    along(length, 40, (x) =>
      polygon(context, [
        [x + 20, -11],
        [x + 29, 0],
        [x + 20, 11],
        [x + 11, 0],
      ]),
    );
  },
  cap(context, theme, { lot }) {
    context.fillStyle = theme.wall[0];
    context.fillRect(0, 0, 48, 48);
    for (const [x, y] of [
      [1, 1],
      [25, 1],
      [1, 25],
      [25, 25],
    ] as const) {
      context.fillStyle = lighten(theme.wall[0], 0.03 + ((lot * 9 + x) % 3) * 0.012);
      rounded(context, x, y, 22, 22, 3);
    }
  },
  face(context, theme, length) {
    const [, front, edge] = theme.wall;
    context.fillStyle = lighten(edge, -0.02);
    context.fillRect(0, 0, length, faceDepth);
    for (let row = 0; row < 3; row += 1)
      along(length + 24, 27, (x, at) => {
        const tone = ((at * 5 + row * 3) % 4) * 0.018 - 0.03 + (2 - row) * 0.02;
        context.fillStyle = lighten(front, tone);
        rounded(context, x - (row % 2) * 13, row * 11 + 1.5, 25, 9.5, 2);
      });
    context.fillStyle = falling(context, 0, faceDepth, "#0000001a", "#0b063055");
    context.fillRect(0, 0, length, faceDepth);
  },
  hanging(context, _, lot) {
    if (lot < 0.5) {
      const color = lot < 0.25 ? "#a8325a" : "#3a5ab8";
      context.fillStyle = "#e0b04a";
      rounded(context, -15, 1, 30, 3.4, 1.5);
      context.fillStyle = color;
      polygon(context, [
        [-12, 4],
        [12, 4],
        [12, 32],
        [0, 26],
        [-12, 32],
      ]);
      context.fillStyle = lighten(color, 0.08);
      context.fillRect(-12, 4, 6, 26);
      context.fillStyle = "#ffd86a";
      star(context, 0, 15, 7);
      return;
    }
    // A window with the night sky.
    context.fillStyle = "#1c1640";
    rounded(context, -11, 2, 22, 28, 10);
    context.fillStyle = falling(context, 4, 28, "#5a6fe0", "#c58cf0");
    rounded(context, -8, 5, 16, 22, 8);
    context.fillStyle = "#fff6c9";
    disc(context, 3, 11, 2.6);
    context.fillStyle = "#1c1640";
    context.fillRect(-1, 5, 2, 22);
    context.fillRect(-8, 16, 16, 2);
  },
  trees: [
    (context, theme) => {
      const [dark, light, stem] = theme.tree;
      context.fillStyle = falling(context, -34, 0, stem, lighten(stem, -0.15));
      rounded(context, -8, -34, 16, 34, 6);
      context.fillStyle = lighten(dark, -0.08);
      oval(context, 0, -33, 24, 9);
      context.fillStyle = falling(context, -64, -30, light, dark);
      context.beginPath();
      context.ellipse(0, -34, 25, 28, 0, Math.PI, 0);
      context.fill();
      context.fillStyle = "#fff0fb";
      oval(context, -9, -47, 5, 4);
      oval(context, 7, -54, 4, 3.2);
      oval(context, 14, -41, 3.4, 3);
    },
    (context) => {
      context.fillStyle = glowing(context, 0, -26, 34, "#7ad9ff55");
      disc(context, 0, -26, 34);
      for (const [x, tall, wide, color] of [
        [-12, 34, 8, "#4f8fe0"],
        [12, 40, 8, "#7a6ff0"],
        [0, 62, 11, "#6fc4ff"],
      ] as const) {
        context.fillStyle = color;
        polygon(context, [
          [x - wide, 0],
          [x - wide, -tall * 0.7],
          [x, -tall],
          [x + wide, -tall * 0.7],
          [x + wide, 0],
        ]);
        context.fillStyle = "#ffffff66";
        polygon(context, [
          [x - wide, -2],
          [x - wide, -tall * 0.7],
          [x, -tall],
          [x - wide * 0.2, -tall * 0.66],
          [x - wide * 0.2, -2],
        ]);
      }
    },
    (context) => {
      context.fillStyle = "#4a4378";
      rounded(context, -19, -12, 38, 12, 3);
      context.fillStyle = falling(context, -60, -10, "#8d86c4", "#575090");
      rounded(context, -13, -58, 26, 48, 4);
      context.fillStyle = "#a39cd6";
      rounded(context, -17, -66, 34, 10, 3);
      context.fillStyle = "#6b64a6";
      for (const x of [-7, 0, 7]) context.fillRect(x - 1, -54, 2, 40);
      context.fillStyle = "#4f9a6a";
      oval(context, -13, -14, 7, 5);
      oval(context, 12, -20, 5, 7);
    },
  ],
};
