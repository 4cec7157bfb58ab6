import { flyerX, type FlyState } from "@goldmane/games/leos-arcade/micro-games/fly";
import { ImagePool } from "#features/games/leos-arcade/kit/image-pool.ts";
import { box, disc, shine } from "#features/games/leos-arcade/kit/pen.ts";
import { between, definePicture } from "#features/games/leos-arcade/kit/round-picture.ts";

/** Gorm flies through gaps between towers. */
export const flyPicture = definePicture<FlyState>({
  cast: ["gorm"],
  open(kit, layer) {
    kit.addBackdrop(layer, "fly", {
      sky: ["#4fb8ff", "#ffe0c2"],
      floor: ["#7ccf5a", "#3f9440"],
      horizon: 490,
      motif: "clouds",
      tone: "#ffffff",
    });
    kit.paint("tower", [110, 430], (pen) => {
      box(pen, 80, 420, ["#c9a6ff", "#7b4fd0"], { y: 14, corner: 10, line: 7 });
      pen.globalAlpha = 0.35;
      for (let row = 0; row < 9; row += 1)
        box(pen, 30, 18, "#ffffff", {
          x: row % 2 === 0 ? -16 : 16,
          y: -140 + row * 40,
          line: 0,
          corner: 6,
        });
      pen.globalAlpha = 1;
      box(pen, 104, 40, ["#ffe27a", "#e09a1f"], { y: -190, corner: 12, line: 7 });
    });
    kit.paint("puff", [60, 60], (pen) => {
      disc(pen, 24, ["#ffffff", "#ffe0c2"], { line: 0 });
      shine(pen, -6, -8, 6, 4);
    });
    const uppers = new ImagePool(() => kit.add(layer, "tower", 0, 0));
    const lowers = new ImagePool(() => kit.add(layer, "tower", 0, 0));
    const puffs = new ImagePool(() => kit.add(layer, "puff", 0, 0));
    const gorm = kit.addActor(layer, "gorm", "fly0", flyerX, 0);
    kit.resize(gorm, 0.72);
    return {
      draw(state, previous, moment) {
        const back = state.speed * (1 - moment.alpha);
        uppers.show(state.gates, (picture, gate) =>
          picture.setPosition(gate.x + back, gate.y - state.half - 212).setFlipY(true),
        );
        lowers.show(state.gates, (picture, gate) =>
          picture.setPosition(gate.x + back, gate.y + state.half + 212),
        );
        const y = between(previous.height, state.height, moment) / 16;
        gorm.setPosition(flyerX, y + 52);
        gorm.setRotation(Math.max(-0.35, Math.min(0.4, state.velocity / 220)));
        kit.setActor(gorm, "gorm", state.isRising && state.tick % 12 < 6 ? "fly1" : "fly0");
        puffs.show(state.isRising ? [0, 1, 2] : [], (picture, at) => {
          const share = ((state.tick + at * 7) % 21) / 21;
          picture
            .setPosition(flyerX - 50 - share * 50, y + 26 + share * 34)
            .setAlpha(0.8 - share * 0.8);
        });
      },
    };
  },
});
