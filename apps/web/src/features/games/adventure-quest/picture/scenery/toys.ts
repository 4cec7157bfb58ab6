import { lighten, mix } from "@goldmane/stage/paint/mix";
import { disc, line, oval, polygon, rounded, star } from "#features/games/host/art/shapes.ts";
import { along, faceDepth, falling, type Scenery } from "./scenery.ts";

const mats = ["#ffe3a6", "#ffd5c2", "#d6efc4", "#cfe6fb"] as const;
const blocks = ["#f2705f", "#ffc94d", "#4fb8ff", "#79d86b", "#c58cf0"] as const;

/** A playroom: a mat of puzzle pieces, a train track, walls of toy blocks. */
export const toys: Scenery = {
  floor(context, _, { column, row, lot }) {
    const colorAt = (x: number, y: number) => mats[(x + y * 2 + 8) % 4] ?? mats[0];
    context.fillStyle = colorAt(column, row);
    context.fillRect(0, 0, 48, 48);
    // Each piece holds a knob of its left and its upper neighbor.
    context.fillStyle = colorAt(column - 1, row);
    disc(context, 4, 24, 7);
    context.fillStyle = colorAt(column, row - 1);
    disc(context, 24, 4, 7);
    context.strokeStyle = "#c99a5a55";
    context.lineWidth = 1.5;
    context.strokeRect(0.5, 0.5, 47, 47);
    context.fillStyle = "#ffffff55";
    context.fillRect(2, 2, 44, 2);
    if (lot > 0.93) {
      context.fillStyle = "#00000018";
      oval(context, 31, 38, 8, 3);
      context.fillStyle = blocks[Math.floor(lot * 400) % 5] ?? blocks[0];
      disc(context, 30, 32, 7);
      context.fillStyle = "#ffffff88";
      disc(context, 28, 29, 2.4);
    } else if (lot > 0.84) {
      context.save();
      context.translate(24, 24);
      context.rotate(lot * 40);
      context.fillStyle = blocks[Math.floor(lot * 300) % 5] ?? blocks[0];
      rounded(context, -12, -2.5, 20, 5, 2);
      polygon(context, [
        [8, -2.5],
        [14, 0],
        [8, 2.5],
      ]);
      context.restore();
    }
  },
  way(context, _, length) {
    context.fillStyle = "#a8713f";
    along(length, 18, (x) => rounded(context, x + 3, -22, 9, 44, 3));
    context.fillStyle = "#8a5a30";
    along(length, 18, (x) => context.fillRect(x + 3, 14, 9, 4));
    for (const y of [-15, 11]) {
      context.fillStyle = "#c0562f";
      context.fillRect(0, y, length, 6);
      context.fillStyle = "#f08a5a";
      context.fillRect(0, y, length, 2.4);
    }
  },
  cap(context, _, { column, row, lot }) {
    const color = blocks[(column * 2 + row * 3 + Math.floor(lot * 2)) % 5] ?? blocks[0];
    context.fillStyle = color;
    context.fillRect(0, 0, 48, 48);
    context.fillStyle = lighten(color, 0.08);
    for (const x of [12, 36])
      for (const y of [12, 36]) {
        context.fillStyle = lighten(color, -0.08);
        disc(context, x + 1, y + 2, 8);
        context.fillStyle = lighten(color, 0.08);
        disc(context, x, y, 8);
      }
  },
  face(context, _, length) {
    along(length, 48, (x, at) => {
      const color = blocks[(at * 2 + 1) % 5] ?? blocks[0];
      context.fillStyle = falling(
        context,
        0,
        faceDepth,
        lighten(color, 0.03),
        lighten(color, -0.12),
      );
      context.fillRect(x, 0, 48, faceDepth);
      context.fillStyle = "#ffffff44";
      context.fillRect(x + 2, 2, 44, 3);
      context.fillStyle = "#00000026";
      context.fillRect(x + 46, 0, 2, faceDepth);
      context.fillStyle = "#fff6dfcc";
      if (at % 3 === 0) star(context, x + 24, 18, 10);
      else if (at % 3 === 1) disc(context, x + 24, 18, 8);
      else
        polygon(context, [
          [x + 24, 9],
          [x + 34, 27],
          [x + 14, 27],
        ]);
    });
  },
  hanging(context, _, lot) {
    context.strokeStyle = "#fff6df";
    context.lineWidth = 2;
    context.beginPath();
    context.moveTo(-44, 3);
    context.quadraticCurveTo(0, 20, 44, 3);
    context.stroke();
    for (let flag = 0; flag < 6; flag += 1) {
      const x = -38 + flag * 15;
      const y = 3 + (1 - (x / 44) ** 2) * 8;
      context.fillStyle = blocks[(flag + Math.floor(lot * 9)) % 5] ?? blocks[0];
      polygon(context, [
        [x - 6, y],
        [x + 6, y],
        [x, y + 15],
      ]);
    }
  },
  trees: [
    (context) => {
      for (const [at, color] of blocks.slice(0, 4).entries()) {
        const wide = 24 - at * 4.5;
        const y = -8 - at * 13;
        context.fillStyle = lighten(color, -0.1);
        rounded(context, -wide, y - 5, wide * 2, 14, 7);
        context.fillStyle = color;
        rounded(context, -wide, y - 8, wide * 2, 13, 6.5);
        context.fillStyle = "#ffffff66";
        rounded(context, -wide + 4, y - 6, wide * 0.9, 3, 1.5);
      }
      context.fillStyle = "#ffd84d";
      disc(context, 0, -62, 9);
      context.fillStyle = "#fff3b8";
      disc(context, -3, -65, 3);
    },
    (context) => {
      for (const [x, y, color, letter] of [
        [-12, 0, blocks[2], "A"],
        [12, 0, blocks[1], "B"],
        [0, -24, blocks[0], "C"],
      ] as const) {
        context.fillStyle = lighten(color, -0.12);
        rounded(context, x - 12, y - 24, 24, 24, 4);
        context.fillStyle = color;
        rounded(context, x - 12, y - 26, 24, 22, 4);
        context.fillStyle = mix(color, "#ffffff", 0.75);
        rounded(context, x - 8, y - 22, 16, 14, 3);
        context.fillStyle = lighten(color, -0.2);
        context.font = "800 13px Figtree, sans-serif";
        context.textAlign = "center";
        context.fillText(letter, x, y - 10.5);
      }
    },
    (context, theme) => {
      const [dark, light] = theme.tree;
      context.fillStyle = dark;
      disc(context, 0, -23, 23);
      context.fillStyle = "#fff6df";
      oval(context, 0, -23, 23, 8, -0.35);
      context.fillStyle = "#ffc94d";
      star(context, 0, -23, 10);
      context.fillStyle = light;
      oval(context, -9, -34, 7, 4, -0.6);
      context.strokeStyle = "#00000022";
      context.lineWidth = 2;
      line(context, [
        [-18, -9],
        [18, -9],
      ]);
    },
  ],
};
