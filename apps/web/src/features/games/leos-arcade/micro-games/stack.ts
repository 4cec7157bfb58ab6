import {
  blockHeight,
  craneX,
  craneY,
  type StackState,
} from "@goldmane/games/leos-arcade/micro-games/stack";
import { ImagePool } from "#features/games/leos-arcade/kit/image-pool.ts";
import { box, disc, outline, oval } from "#features/games/leos-arcade/kit/pen.ts";
import { definePicture } from "#features/games/leos-arcade/kit/round-picture.ts";

const creams = [
  ["#ffb0c8", "#e0607f"],
  ["#b8f0d0", "#4fb88a"],
  ["#ffe9a0", "#f0b03d"],
  ["#c9b8ff", "#8a6be0"],
  ["#a8dcff", "#4a9fe0"],
] as const;

/** Drop layers of a cake on top of each other. */
export const stackPicture = definePicture<StackState>({
  cast: [],
  hintSpeed: 1.8,
  open(kit, layer) {
    kit.addBackdrop(layer, "stack", {
      sky: ["#ffd0e0", "#fff0d9"],
      floor: ["#c98f5c", "#8a5630"],
      horizon: 470,
      motif: "stripes",
      tone: "#ff9ab8",
    });
    kit.paint(
      "layer",
      [180, 74],
      (pen, frame) => {
        box(pen, 164, 56, ["#f5d9a8", "#c98f4f"], { corner: 14, line: 6, y: 4 });
        outline(
          pen,
          "M-84 -24 C-84 -34 84 -34 84 -24 L84 -2 C74 14 64 -4 52 0 C42 12 30 -4 16 0 C4 12 -8 -4 -22 0 C-34 12 -44 -4 -56 0 C-66 12 -84 6 -84 -2 Z",
          creams[frame] ?? creams[0],
          5,
          -30,
          8,
        );
        for (const x of [-56, -18, 20, 58]) disc(pen, 5, "#ffffff", { x, y: -18, line: 0 });
      },
      creams.length,
    );
    kit.paint("plate", [280, 50], (pen) => oval(pen, 130, 18, ["#ffffff", "#c9c4e6"], { line: 6 }));
    kit.paint("claw", [120, 80], (pen) => {
      box(pen, 18, 40, ["#e8e6ff", "#8f86c9"], { y: -20, line: 5 });
      box(pen, 104, 22, ["#ffd23f", "#e08a1f"], { y: 14, line: 5 });
    });
    const beam = kit.addLines(layer);
    beam.fillStyle(0x2a1650).fillRoundedRect(170, 16, 620, 20, 10);
    beam.fillStyle(0xff8fb0).fillRoundedRect(176, 20, 608, 12, 6);
    kit.add(layer, "plate", 480, 474);
    const tower = new ImagePool(() => kit.add(layer, "layer", 0, 0));
    const falling = kit.add(layer, "layer", 0, 0);
    const claw = kit.add(layer, "claw", 0, craneY - 52);
    const held = kit.add(layer, "layer", 0, craneY);
    return {
      draw(state, _previous, { alpha }) {
        const x = craneX(state) - (1 - alpha) * (craneX(state) - craneX(state, -1));
        const next = state.tower.length % creams.length;
        claw.x = x;
        held
          .setPosition(x, craneY)
          .setFrame(next, false, false)
          .setVisible(!state.falling && !state.outcome);
        falling.setVisible(state.falling !== null).setFrame(next, false, false);
        if (state.falling) falling.setPosition(state.falling.x, state.falling.y - 16 * (1 - alpha));
        tower.show(state.tower, (picture, at, index) => {
          const isMissed = state.outcome === "lost" && index === state.tower.length - 1;
          picture.setFrame(index % creams.length, false, false);
          picture
            .setPosition(at, isMissed ? 448 : 440 - index * blockHeight)
            .setRotation(isMissed ? 0.5 : 0);
        });
      },
    };
  },
});
