import { lighten } from "@goldmane/stage/paint/mix";
import { disc, line, oval, polygon, rounded } from "#features/games/host/art/shapes.ts";
import { along, faceDepth, falling, glowing, type Scenery } from "./scenery.ts";

/** A house with a garden: mats, stepping stones, paper screens, cherry trees. */
export const planks: Scenery = {
  floor(context, theme, { column, row, lot }) {
    // Mats are two tiles long, and lie across each other.
    const isAcross = (Math.floor(column / 2) + row) % 2 === 0;
    const isFirst = isAcross ? column % 2 === 0 : (row + Math.floor(column / 2)) % 2 === 1;
    const tone = lighten(isFirst ? theme.floor[0] : theme.floor[1], (lot - 0.5) * 0.02);
    context.fillStyle = tone;
    context.fillRect(0, 0, 48, 48);
    context.globalAlpha = 0.16;
    context.fillStyle = lighten(theme.scatter, -0.1);
    along(48, 4, (at) =>
      isAcross ? context.fillRect(0, at, 48, 1.4) : context.fillRect(at, 0, 1.4, 48),
    );
    context.globalAlpha = 1;
    context.fillStyle = "#4f6b4a";
    if (isAcross) {
      context.fillRect(0, 0, 48, 2.5);
      if (column % 2 === 0) context.fillRect(0, 0, 1.5, 48);
    } else context.fillRect(0, 0, 2.5, 48);
    if (lot > 0.8) {
      context.fillStyle = "#ff9fc4";
      for (let petal = 0; petal < 3; petal += 1)
        oval(
          context,
          (lot * 631 + petal * 19) % 46,
          (lot * 397 + petal * 27) % 46,
          3.4,
          2,
          lot * 20 + petal,
        );
    }
  },
  way(context, _, length) {
    context.fillStyle = "#00000022";
    context.fillRect(0, -27, length, 56);
    context.fillStyle = "#cfc7b4";
    context.fillRect(0, -27, length, 54);
    context.strokeStyle = "#b3aa94";
    context.lineWidth = 1.4;
    for (let y = -22; y <= 22; y += 7.3)
      line(context, [
        [0, y],
        [length, y],
      ]);
    along(length, 44, (x, at) => {
      context.fillStyle = "#00000028";
      oval(context, x + 23, (at % 2 === 0 ? -3 : 4) + 3, 17, 13);
      context.fillStyle = "#8b8f96";
      oval(context, x + 22, at % 2 === 0 ? -3 : 4, 17, 13);
      context.fillStyle = "#a4a9b0";
      oval(context, x + 20, (at % 2 === 0 ? -3 : 4) - 3, 12, 7);
    });
  },
  cap(context, theme, { lot }) {
    const tone = lighten(theme.wall[2], 0.02 + lot * 0.02);
    context.fillStyle = lighten(tone, -0.06);
    context.fillRect(0, 0, 48, 48);
    for (let row = 0; row < 4; row += 1)
      along(60, 16, (x) => {
        context.fillStyle = row % 2 === 0 ? tone : lighten(tone, 0.04);
        context.beginPath();
        context.arc(x - (row % 2) * 8, row * 12 + 2, 8, 0, Math.PI);
        context.fill();
      });
  },
  face(context, theme, length) {
    context.fillStyle = "#f6ecd4";
    context.fillRect(0, 0, length, faceDepth);
    context.fillStyle = falling(context, 0, faceDepth, "#ffe9b855", "#c9986a44");
    context.fillRect(0, 0, length, faceDepth);
    context.fillStyle = "#7a4a2e";
    context.fillRect(0, 0, length, 4);
    context.fillRect(0, faceDepth - 6, length, 6);
    context.fillStyle = "#7a4a2ecc";
    context.fillRect(0, 15, length, 1.6);
    along(length, 16, (x, at) => context.fillRect(x, 0, at % 3 === 0 ? 4.5 : 1.4, faceDepth));
    context.fillStyle = theme.wall[0];
    along(length, 48, (x) => context.fillRect(x, 0, 5, 5));
  },
  hanging(context, _, lot) {
    for (const x of lot < 0.5 ? [0] : [-17, 17]) {
      context.strokeStyle = "#3a2418";
      context.lineWidth = 1.5;
      line(context, [
        [x, 0],
        [x, 7],
      ]);
      context.fillStyle = glowing(context, x, 18, 26, "#ffb04a66");
      disc(context, x, 18, 26);
      context.fillStyle = "#3a2418";
      rounded(context, x - 5, 6, 10, 3, 1);
      rounded(context, x - 5, 28, 10, 3, 1);
      context.fillStyle = falling(context, 8, 29, "#ff6a4a", "#e0382f");
      oval(context, x, 18.5, 11, 10.5);
      context.fillStyle = "#ffd86a99";
      oval(context, x, 18.5, 4.5, 10);
    }
  },
  trees: [
    (context, theme) => {
      const [dark, light, trunk] = theme.tree;
      context.strokeStyle = trunk;
      context.lineCap = "round";
      context.lineWidth = 9;
      line(context, [
        [2, -2],
        [-3, -16],
        [3, -30],
      ]);
      context.lineWidth = 5;
      line(context, [
        [-2, -17],
        [-14, -32],
      ]);
      for (const [shade, dy, shrink] of [
        [lighten(dark, -0.06), 3, 0],
        [dark, 0, 0],
        [light, -6, 6],
        [lighten(light, 0.05), -10, 10],
      ] as const) {
        context.fillStyle = shade;
        for (const [x, y, radius] of [
          [-15, -38, 14],
          [14, -36, 15],
          [0, -54, 17],
          [1, -39, 14],
        ] as const)
          disc(context, x, y + dy, Math.max(3, radius - shrink));
      }
    },
    (context) => {
      context.fillStyle = "#7d828c";
      rounded(context, -16, -8, 32, 8, 2);
      context.fillStyle = falling(context, -36, -6, "#a4a9b4", "#7d828c");
      rounded(context, -6, -32, 12, 26, 2);
      context.fillStyle = "#8b919c";
      rounded(context, -15, -38, 30, 7, 2);
      context.fillStyle = glowing(context, 0, -47, 24, "#ffd86a88");
      disc(context, 0, -47, 24);
      context.fillStyle = "#ffe39a";
      context.fillRect(-9, -54, 18, 15);
      context.fillStyle = "#6b707a";
      for (const x of [-11, -2, 7]) context.fillRect(x, -55, 4, 18);
      context.fillStyle = "#9aa0ab";
      polygon(context, [
        [-22, -54],
        [-6, -66],
        [6, -66],
        [22, -54],
      ]);
      disc(context, 0, -68, 4);
    },
    (context) => {
      for (const [x, tall, lean] of [
        [-10, 60, -3],
        [1, 76, 1],
        [11, 54, 4],
      ] as const) {
        for (let part = 0; part < 4; part += 1) {
          const y = (-tall * part) / 4;
          context.fillStyle = part % 2 === 0 ? "#5f9a4a" : "#6fac55";
          rounded(context, x - 4 + (lean * part) / 4, y - tall / 4, 8, tall / 4 - 1, 2.5);
        }
        context.fillStyle = "#86c25f";
        for (const side of [-1, 1])
          oval(context, x + lean + side * 9, -tall + 6 + side * 4, 10, 3.2, side * 0.5);
      }
    },
  ],
};
