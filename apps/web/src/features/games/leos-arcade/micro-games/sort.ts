import type { SortState } from "@goldmane/games/leos-arcade/micro-games/sort";
import { ImagePool } from "#features/games/leos-arcade/kit/image-pool.ts";
import {
  box,
  disc,
  face,
  fillPath,
  inkColor,
  outline,
  starPath,
} from "#features/games/leos-arcade/kit/pen.ts";
import { definePicture, wave } from "#features/games/leos-arcade/kit/round-picture.ts";

const sides = [-1, 1] as const;

/** Suns go into the sunny basket, moons into the other. */
export const sortPicture = definePicture<SortState>({
  cast: [],
  open(kit, layer) {
    kit.addBackdrop(layer, "sort", {
      sky: ["#2fd0c0", "#b8f5e3"],
      floor: ["#2a9f9a", "#16646b"],
      horizon: 400,
      motif: "bricks",
      tone: "#ffffff",
    });
    kit.paint(
      "thing",
      [130, 130],
      (pen, frame) => {
        if (frame === 0) {
          fillPath(pen, starPath(12, 60, 44), ["#ffb13d", "#ff7a2e"], { line: 5 });
          disc(pen, 38, ["#fff59a", "#ffc93a"], { line: 4 });
          face(pen, 30, { y: -4 });
        } else {
          outline(
            pen,
            "M14 -56 C-40 -58 -62 -8 -44 28 C-26 62 22 66 46 34 C4 36 -18 -18 14 -56 Z",
            ["#dfe4ff", "#8f9bf0"],
            6,
            -56,
            60,
          );
          disc(pen, 5, inkColor, { x: -26, y: -2, line: 0 });
          disc(pen, 5, inkColor, { x: -6, y: 8, line: 0 });
        }
      },
      2,
    );
    kit.paint(
      "bin",
      [240, 200],
      (pen, frame) => {
        outline(
          pen,
          "M-100 -60 L100 -60 L78 80 L-78 80 Z",
          frame === 0 ? ["#ffe9a0", "#ff9c2e"] : ["#7f8cf5", "#3a3f9e"],
          7,
          -60,
          80,
        );
        box(pen, 224, 34, frame === 0 ? ["#fff6cf", "#ffc93a"] : ["#b5beff", "#6a73d9"], {
          y: -62,
          line: 7,
          corner: 17,
        });
      },
      2,
    );
    const thrown = kit.add(layer, "thing", 0, 0);
    const bins = sides.map((side) => ({
      bin: kit.add(layer, "bin", 480 + side * 310, 400),
      sign: kit.add(layer, "thing", 480 + side * 310, 420),
      arrow: kit.add(layer, "arrow", 480 + side * 120, 400).setRotation((side * Math.PI) / 2),
    }));
    const queue = new ImagePool(() => kit.add(layer, "thing", 0, 0));
    return {
      draw(state) {
        for (const [at, { bin, sign, arrow }] of bins.entries()) {
          const kind = at === 0 ? state.leftKind : 1 - state.leftKind;
          bin.setFrame(kind, false, false);
          sign.setFrame(kind, false, false);
          kit.resize(sign, 0.72);
          kit.resize(arrow, 1 + wave(state.tick, 1) * 0.05);
        }
        const coming = state.things.slice(state.sorted, state.sorted + 4);
        queue.show(coming, (picture, kind, at) => {
          picture.setFrame(kind, false, false).setAlpha(at === 0 ? 1 : 0.8);
          const rest = Math.max(0, 1 - (state.tick - state.thrownAt) / 10);
          picture.setPosition(
            480,
            250 - (at + rest) * 84 + (at > 0 ? -14 : 0) + wave(state.tick, 1) * 5,
          );
          kit.resize(picture, at === 0 ? 1.15 - rest * 0.4 : 0.66);
        });
        const share = (state.tick - state.thrownAt) / 18;
        const kind = state.things[state.sorted - 1];
        thrown.setVisible(share >= 0 && share <= 1 && kind !== undefined);
        if (kind === undefined) return;
        const way = state.thrownLeft ? -1 : 1;
        thrown
          .setFrame(kind, false, false)
          .setPosition(480 + way * 310 * share, 250 - 420 * share * (1 - share) + 130 * share);
        thrown.setRotation(share * 4 * way);
      },
    };
  },
});
