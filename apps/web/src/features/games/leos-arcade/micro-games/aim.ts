import { hoopX, hoopY, type AimState } from "@goldmane/games/leos-arcade/micro-games/aim";
import { ImagePool } from "#features/games/leos-arcade/kit/image-pool.ts";
import { box, disc, inkColor, oval, shine } from "#features/games/leos-arcade/kit/pen.ts";
import { definePicture, wave } from "#features/games/leos-arcade/kit/round-picture.ts";

/** Brona throws a ball straight up through a swinging hoop. */
export const aimPicture = definePicture<AimState>({
  cast: ["brona"],
  open(kit, layer) {
    kit.addBackdrop(layer, "aim", {
      sky: ["#ff8a5c", "#ffd9a0"],
      floor: ["#d9743b", "#8f3f2a"],
      horizon: 430,
      motif: "bricks",
      tone: "#ffffff",
    });
    kit.paint("ball", [80, 80], (pen) => {
      disc(pen, 34, ["#7b5cff", "#4a2fc4"], { line: 5 });
      pen.lineWidth = 5;
      pen.strokeStyle = "#ffe14a";
      pen.beginPath();
      pen.arc(0, 0, 20, 0.4, 2.6);
      pen.stroke();
      shine(pen, -12, -14, 8, 6);
    });
    kit.paint("net", [180, 130], (pen) => {
      pen.strokeStyle = "#ffffff";
      pen.lineWidth = 5;
      for (let at = -3; at <= 3; at += 1) {
        pen.beginPath();
        pen.moveTo(at * 20, -34);
        pen.lineTo(at * 13, 50);
        pen.stroke();
      }
      oval(pen, 74, 22, ["#ffe14a", "#ff8a2e"], { y: -36, line: 6 });
      oval(pen, 56, 11, inkColor, { y: -36, line: 0 });
    });
    kit.paint("rail", [760, 30], (pen) =>
      box(pen, 740, 16, ["#e8e6ff", "#8f86c9"], { line: 5, corner: 8 }),
    );
    kit.add(layer, "rail", 480, 60);
    const aim = kit.addLines(layer);
    for (let y = 380; y > 150; y -= 34) aim.fillStyle(0xffffff, 0.5).fillCircle(480, y, 6);
    const brona = kit.addActor(layer, "brona", "front", 420, 506);
    const flying = kit.add(layer, "ball", 480, 0);
    const hoop = kit.add(layer, "net", 0, hoopY + 20);
    const balls = new ImagePool(() => kit.add(layer, "ball", 0, 0));
    const hits = new ImagePool(() => kit.add(layer, "star", 0, 0));
    return {
      draw(state, previous, { alpha }) {
        const now = hoopX(state) - (1 - alpha) * (hoopX(state) - hoopX(state, -1));
        hoop.setPosition(now, hoopY + 26);
        const isFlying = state.ball >= 0;
        flying.setVisible(isFlying || state.balls > 0);
        flying.setPosition(
          480,
          isFlying
            ? state.ball + (previous.ball >= 0 ? 15 * (1 - alpha) : 0)
            : 430 + wave(state.tick, 1) * 4,
        );
        kit.setActor(brona, "brona", isFlying ? "cheer" : "front");
        const left = Array.from(
          { length: Math.max(0, state.balls - (isFlying ? 0 : 1)) },
          (_, at) => at,
        );
        balls.show(left, (picture, at) => {
          picture.setPosition(600 + at * 56, 470);
          kit.resize(picture, 0.65);
        });
        hits.show(
          Array.from({ length: state.need }, (_, at) => at),
          (star, at) =>
            star
              .setPosition(860 + (at - state.need + 1) * 70, 470)
              .setAlpha(at < state.hits ? 1 : 0.3),
        );
      },
    };
  },
});
