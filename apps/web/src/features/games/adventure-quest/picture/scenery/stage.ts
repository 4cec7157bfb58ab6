import { lighten } from "@goldmane/stage/paint/mix";
import { disc, line, oval, polygon, rounded, star } from "#features/games/host/art/shapes.ts";
import { along, faceDepth, falling, glowing, type Scenery } from "./scenery.ts";

/** A theater behind the scenes: boards, a red carpet, curtains with gold. */
export const stage: Scenery = {
  floor(context, theme, { lot, row, column }) {
    for (let board = 0; board < 3; board += 1) {
      const tone = lighten(
        row % 2 === 0 ? theme.floor[0] : theme.floor[1],
        ((lot * 13 + board * 0.41 + row * 0.2) % 1) * 0.05 - 0.025,
      );
      context.fillStyle = tone;
      context.fillRect(0, board * 16, 48, 16);
      context.fillStyle = lighten(tone, 0.04);
      context.fillRect(0, board * 16 + 1, 48, 1.5);
      context.fillStyle = theme.scatter;
      context.fillRect(0, board * 16 + 15, 48, 1.2);
      if ((column + board + row) % 3 === 0) {
        context.fillRect(20 + board * 6, board * 16, 1.4, 16);
        disc(context, 16 + board * 6, board * 16 + 8, 1.2);
        disc(context, 26 + board * 6, board * 16 + 8, 1.2);
      }
    }
    if (lot > 0.93) {
      context.strokeStyle = "#ffe9a8cc";
      context.lineWidth = 4;
      line(context, [
        [15, 15],
        [33, 33],
      ]);
      line(context, [
        [33, 15],
        [15, 33],
      ]);
    } else if (lot < 0.06) {
      context.fillStyle = "#fff3d6";
      for (const [x, y] of [
        [16, 20],
        [22, 26],
        [29, 19],
        [31, 29],
      ] as const) {
        disc(context, x, y, 3.4);
        disc(context, x + 2.6, y - 1.5, 2.6);
      }
    }
  },
  way(context, _, length) {
    context.fillStyle = "#00000030";
    context.fillRect(0, -28, length, 59);
    context.fillStyle = "#a81f2f";
    context.fillRect(0, -28, length, 56);
    context.fillStyle = "#c9303d";
    context.fillRect(0, -20, length, 40);
    context.fillStyle = "#f5c451";
    for (const y of [-26, 23]) context.fillRect(0, y, length, 3);
  },
  cap(context, theme, { lot }) {
    context.fillStyle = lighten(theme.wall[0], -0.07);
    context.fillRect(0, 0, 48, 48);
    context.fillStyle = lighten(theme.wall[0], -0.02);
    rounded(context, 4, 4, 40, 40, 4);
    context.fillStyle = `#f5c451${lot < 0.5 ? "99" : "66"}`;
    polygon(context, [
      [24, 14],
      [34, 24],
      [24, 34],
      [14, 24],
    ]);
  },
  face(context, theme, length) {
    const [, front] = theme.wall;
    along(length, 16, (x) => {
      const fold = context.createLinearGradient(x, 0, x + 16, 0);
      fold.addColorStop(0, lighten(front, -0.13));
      fold.addColorStop(0.45, lighten(front, 0.06));
      fold.addColorStop(1, lighten(front, -0.1));
      context.fillStyle = fold;
      context.fillRect(x, 0, 16, faceDepth);
    });
    context.fillStyle = "#f5c451";
    context.fillRect(0, 0, length, 3);
    along(length, 16, (x) => {
      context.beginPath();
      context.arc(x + 8, 3, 8, 0, Math.PI);
      context.fill();
    });
    context.fillStyle = lighten(front, 0.02);
    along(length, 16, (x) => {
      context.beginPath();
      context.arc(x + 8, 2, 5.6, 0, Math.PI);
      context.fill();
    });
    context.fillStyle = "#c98f2f";
    context.fillRect(0, faceDepth - 4, length, 4);
  },
  hanging(context, _, lot) {
    if (lot < 0.5) {
      // Masks of a play.
      for (const [x, color, bend] of [
        [-13, "#ffe9a8", 1],
        [13, "#a8d0f0", -1],
      ] as const) {
        context.fillStyle = "#3a0d18";
        oval(context, x, 17, 12.5, 13.5);
        context.fillStyle = color;
        oval(context, x, 17, 11, 12);
        context.fillStyle = "#3a1a22";
        for (const side of [-1, 1]) oval(context, x + side * 4.4, 13.5, 2.4, 3);
        context.beginPath();
        context.arc(x, bend > 0 ? 19 : 26, 5, bend > 0 ? 0 : Math.PI, bend > 0 ? Math.PI : 0);
        context.fill();
      }
      return;
    }
    context.fillStyle = "#4a1420";
    rounded(context, -17, 2, 34, 29, 3);
    context.fillStyle = "#f5c451";
    rounded(context, -15, 4, 30, 25, 2);
    context.fillStyle = falling(context, 6, 27, "#2f4a7a", "#7a5fd0");
    context.fillRect(-12, 7, 24, 19);
    context.fillStyle = "#ffe9a8";
    star(context, 0, 16, 8);
  },
  trees: [
    (context) => {
      context.strokeStyle = "#3a3040";
      context.lineWidth = 4;
      for (const x of [-13, 13])
        line(context, [
          [0, -34],
          [x, -2],
        ]);
      context.save();
      context.translate(0, -46);
      context.rotate(0.35);
      context.fillStyle = "#4a4254";
      rounded(context, -16, -14, 28, 26, 6);
      context.fillStyle = "#6b6278";
      rounded(context, -14, -14, 24, 8, 4);
      context.fillStyle = "#fff0a8";
      oval(context, 13, -1, 5, 13);
      context.restore();
      context.fillStyle = glowing(context, 15, -40, 26, "#fff0a866");
      disc(context, 15, -40, 26);
    },
    (context) => {
      context.fillStyle = "#8a1f2f";
      rounded(context, -17, -40, 34, 40, 4);
      for (let stripe = 0; stripe < 3; stripe += 1) {
        context.fillStyle = "#fff3e0";
        context.fillRect(-13 + stripe * 11, -40, 5.5, 40);
      }
      context.fillStyle = "#00000022";
      context.fillRect(8, -40, 9, 40);
      for (const [x, y, radius] of [
        [-12, -42, 7],
        [-3, -47, 8],
        [8, -45, 8],
        [14, -40, 6],
        [2, -54, 7],
      ] as const) {
        context.fillStyle = "#f0dca0";
        disc(context, x + 1, y + 1, radius);
        context.fillStyle = "#fff6d8";
        disc(context, x - 1, y - 1, radius - 1.5);
      }
    },
    (context, theme) => {
      const [dark, light] = theme.tree;
      context.fillStyle = "#5a3a1a";
      rounded(context, -20, -10, 40, 10, 3);
      for (const [y, radius] of [
        [-16, 20],
        [-42, 17],
      ] as const) {
        context.fillStyle = dark;
        oval(context, 0, y, radius, 15);
        context.fillStyle = light;
        oval(context, -1, y - 2, radius - 3, 12.5);
        context.fillStyle = "#5a3a1a";
        for (let hole = 0; hole < 5; hole += 1) {
          const angle = (hole * Math.PI * 2) / 5;
          oval(context, Math.cos(angle) * radius * 0.5, y - 2 + Math.sin(angle) * 7, 3.6, 3);
        }
        disc(context, 0, y - 2, 2);
      }
    },
  ],
};
