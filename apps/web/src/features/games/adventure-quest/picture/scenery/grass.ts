import { lighten } from "@goldmane/stage/paint/mix";
import { disc, line, oval, polygon, rounded } from "#features/games/host/art/shapes.ts";
import { along, faceDepth, falling, type Scenery } from "./scenery.ts";

/** A glade between cliffs: grass, an earthen path, bushes on rock. */
export const grass: Scenery = {
  floor(context, theme, { lot, column, row }) {
    const isLight = (column + row) % 2 === 0;
    context.fillStyle = theme.floor[isLight ? 0 : 1];
    context.fillRect(0, 0, 48, 48);
    context.lineWidth = 1.6;
    context.lineCap = "round";
    for (let tuft = 0; tuft < (lot < 0.6 ? 2 : 1); tuft += 1) {
      const x = 6 + ((lot * 97 + tuft * 19) % 36);
      const y = 14 + ((lot * 331 + tuft * 23) % 30);
      for (const [dx, color] of [
        [-3.5, lighten(theme.scatter, -0.05)],
        [0, theme.scatter],
        [3.5, lighten(theme.floor[0], 0.07)],
      ] as const) {
        context.strokeStyle = color;
        line(context, [
          [x, y],
          [x + dx, y - 8 + Math.abs(dx) * 0.5],
        ]);
      }
    }
    if (lot > 0.9) {
      context.fillStyle = "#00000022";
      oval(context, 30, 33, 7, 3.4);
      context.fillStyle = "#b9b3a4";
      oval(context, 30, 30, 6.4, 4.6);
      context.fillStyle = "#d6d1c4";
      oval(context, 28.5, 28.6, 3.4, 2);
    }
  },
  way(context, theme, length) {
    context.fillStyle = lighten(theme.floor[1], -0.09);
    along(length, 13, (x, at) => oval(context, x, at % 2 === 0 ? -25 : -23, 11, 7));
    along(length, 13, (x, at) => oval(context, x, at % 2 === 0 ? 23 : 25, 11, 7));
    context.fillStyle = "#d8b27a";
    context.fillRect(0, -25, length, 50);
    context.fillStyle = "#e6c592";
    context.fillRect(0, -17, length, 30);
    context.fillStyle = "#bf955c";
    along(length, 31, (x, at) => {
      oval(context, x + 9, ((at * 17) % 34) - 17, 3.4, 2.2);
      oval(context, x + 22, ((at * 29) % 36) - 18, 2.2, 1.5);
    });
  },
  cap(context, theme, { lot }) {
    context.fillStyle = theme.wall[2];
    context.fillRect(0, 0, 48, 48);
    for (const [shade, shift] of [
      [theme.wall[0], 0],
      [lighten(theme.wall[0], 0.07), 11],
      [lighten(theme.wall[0], 0.13), 19],
    ] as const) {
      context.fillStyle = shade;
      for (let leaf = 0; leaf < 4; leaf += 1)
        disc(
          context,
          (lot * 503 + leaf * 13 + shift) % 48,
          (lot * 211 + leaf * 17 + shift * 2) % 48,
          8 - shift / 5,
        );
    }
  },
  face(context, theme, length) {
    context.fillStyle = falling(context, 0, faceDepth, "#c49a68", "#8a6440");
    context.fillRect(0, 0, length, faceDepth);
    along(length, 34, (x, at) => {
      context.fillStyle = at % 2 === 0 ? "#d3ab78" : "#b0875a";
      polygon(context, [
        [x + 3, 9],
        [x + 22, 7 + (at % 3)],
        [x + 30, 19],
        [x + 17, 25],
        [x + 1, 20],
      ]);
      context.fillStyle = "#6b4a2c55";
      polygon(context, [
        [x + 1, 20],
        [x + 17, 25],
        [x + 30, 19],
        [x + 26, 29],
        [x + 8, 31],
      ]);
    });
    // Leaves hang over the rock's edge, and grass grows at its foot.
    along(length, 15, (x, at) => {
      context.fillStyle = at % 3 === 0 ? lighten(theme.wall[0], 0.08) : theme.wall[0];
      disc(context, x + 6, 1 + (at % 2) * 2, 8 + (at % 3));
    });
    context.fillStyle = theme.scatter;
    along(length, 19, (x, at) =>
      polygon(context, [
        [x, faceDepth],
        [x + 3, faceDepth - 9 - (at % 3) * 2],
        [x + 7, faceDepth],
      ]),
    );
  },
  hanging(context, theme, lot) {
    context.strokeStyle = theme.wall[2];
    context.lineWidth = 2.5;
    for (let vine = -2; vine <= 2; vine += 1) {
      const reach = 20 + ((lot * 90 + vine * 23) % 12);
      line(context, [
        [vine * 9, 0],
        [vine * 9 + 2, reach],
      ]);
      context.fillStyle = lighten(theme.wall[0], 0.1);
      for (let leaf = 0; leaf < 3; leaf += 1)
        oval(context, vine * 9 + (leaf % 2 === 0 ? -3 : 4), 7 + leaf * 7, 4.4, 2.6, 0.6);
      context.fillStyle = vine % 2 === 0 ? "#ff8fb1" : theme.flower;
      disc(context, vine * 9 + 2, reach, 3.6);
      context.fillStyle = "#ffd23f";
      disc(context, vine * 9 + 2, reach, 1.4);
    }
  },
  trees: [
    (context, theme) => {
      const [dark, light, trunk] = theme.tree;
      context.fillStyle = falling(context, -26, 0, trunk, lighten(trunk, -0.12));
      rounded(context, -7, -26, 14, 26, 4);
      for (const [shade, dy, grow] of [
        [lighten(dark, -0.07), 4, 2],
        [dark, 0, 0],
        [light, -7, -6],
        [lighten(light, 0.07), -11, -10],
      ] as const) {
        context.fillStyle = shade;
        for (const [x, y, radius] of [
          [-13, -33, 15],
          [13, -33, 15],
          [0, -50, 18],
          [0, -32, 15],
        ] as const)
          if (radius + grow > 3) disc(context, x * (1 + grow / 40), y + dy, radius + grow);
      }
      context.fillStyle = "#ff6a5a";
      for (const [x, y] of [
        [-14, -30],
        [9, -44],
        [14, -28],
      ] as const)
        disc(context, x, y, 3);
    },
    (context, theme) => {
      const [dark, light, trunk] = theme.tree;
      context.fillStyle = trunk;
      rounded(context, -5, -16, 10, 16, 3);
      for (let layer = 0; layer < 3; layer += 1) {
        const top = -76 + layer * 17;
        const wide = 14 + layer * 5;
        context.fillStyle = falling(context, top, top + 32, light, lighten(dark, -0.05));
        polygon(context, [
          [0, top],
          [wide, top + 30],
          [wide * 0.4, top + 26],
          [0, top + 32],
          [-wide * 0.4, top + 26],
          [-wide, top + 30],
        ]);
      }
    },
    (context, theme) => {
      const [dark, light] = theme.tree;
      context.fillStyle = falling(context, -34, 0, "#a9a396", "#77705f");
      polygon(context, [
        [-22, 0],
        [-20, -18],
        [-6, -32],
        [12, -28],
        [22, -10],
        [21, 0],
      ]);
      context.fillStyle = "#c9c4b6";
      polygon(context, [
        [-18, -17],
        [-5, -30],
        [9, -27],
        [-2, -15],
      ]);
      context.fillStyle = dark;
      oval(context, 13, -4, 13, 9);
      context.fillStyle = light;
      oval(context, 11, -7, 9, 6);
      context.fillStyle = "#ff8fb1";
      disc(context, 8, -8, 2.6);
      disc(context, 15, -5, 2.6);
    },
  ],
};
