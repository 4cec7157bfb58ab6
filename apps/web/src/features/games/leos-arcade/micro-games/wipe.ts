import { splatTicks, type WipeState } from "@goldmane/games/leos-arcade/micro-games/wipe";
import { ImagePool } from "#features/games/leos-arcade/kit/image-pool.ts";
import { box, disc, outline, oval, shine } from "#features/games/leos-arcade/kit/pen.ts";
import { between, definePicture, wave } from "#features/games/leos-arcade/kit/round-picture.ts";

const paints = ["#8a3bb0", "#e0356b", "#2f7de0", "#3f9e3c", "#ff8a2e"];

/** Wipe paint off a window with a sponge. */
export const wipePicture = definePicture<WipeState>({
  cast: ["leo"],
  hintSpeed: 1.8,
  open(kit, layer) {
    kit.addBackdrop(layer, "wipe", {
      sky: ["#7fdcff", "#e9fbff"],
      floor: ["#9be06a", "#5cb85c"],
      horizon: 400,
      motif: "hills",
      tone: "#8fd98a",
    });
    kit.paint("window", [960, 540], (pen) => {
      pen.lineWidth = 44;
      pen.strokeStyle = "#2a1650";
      pen.strokeRect(-470, -260, 940, 520);
      pen.lineWidth = 32;
      pen.strokeStyle = "#f5e3ff";
      pen.strokeRect(-470, -260, 940, 520);
      box(pen, 22, 500, ["#f5e3ff", "#d9c2f0"], { line: 5, corner: 4 });
      pen.globalAlpha = 0.16;
      for (const x of [-380, 100]) {
        const gleam = `M${x} 240 L${x + 180} -240 L${x + 250} -240 L${x + 70} 240 Z`;
        outline(pen, gleam, "#ffffff", 0);
      }
    });
    kit.paint(
      "splat",
      [190, 190],
      (pen, frame) => {
        const color = paints[frame] ?? "#8a3bb0";
        for (let at = 0; at < 9; at += 1) {
          const angle = (at / 9) * 2 * Math.PI + frame;
          const far = 44 + ((at * 29 + frame * 17) % 26);
          disc(pen, 20 - (at % 3) * 4, color, {
            x: Math.cos(angle) * far,
            y: Math.sin(angle) * far,
            line: 0,
          });
        }
        disc(pen, 54, color, { line: 0 });
        shine(pen, -18, -20, 16, 9);
      },
      paints.length,
    );
    kit.paint("sponge", [150, 110], (pen) => {
      box(pen, 134, 84, ["#fff07a", "#f5ab12"], { corner: 26, line: 7 });
      for (const [x, y, size] of [
        [-40, -10, 9],
        [-6, 14, 7],
        [30, -14, 10],
        [44, 18, 6],
      ] as const)
        oval(pen, size, size * 0.8, "#d98a12", { x, y, line: 0 });
    });
    kit.resize(kit.addActor(layer, "leo", "wave", 770, 480), 1.3);
    kit.add(layer, "window", 480, 270);
    const splats = new ImagePool(() => kit.add(layer, "splat", 0, 0));
    const sponge = kit.add(layer, "sponge", 0, 0);
    return {
      draw(state, previous, moment) {
        splats.show(state.splats, (picture, splat, at) => {
          picture.setPosition(splat.x, splat.y).setFrame(at % paints.length, false, false);
          picture.setAlpha(splat.left / splatTicks).setRotation(at);
        });
        const isWiping = state.events.includes("move");
        sponge.setPosition(
          between(previous.sponge.x, state.sponge.x, moment),
          between(previous.sponge.y, state.sponge.y, moment),
        );
        sponge.setRotation(isWiping ? wave(state.tick, 4) * 0.25 : 0);
      },
    };
  },
});
