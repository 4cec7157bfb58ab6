import { spotsOf } from "@goldmane/games/leos-arcade/choices";
import { holes, type WhackState } from "@goldmane/games/leos-arcade/micro-games/whack";
import { ImagePool } from "#features/games/leos-arcade/kit/image-pool.ts";
import { box, face, fillPath, oval, starPath } from "#features/games/leos-arcade/kit/pen.ts";
import { definePicture } from "#features/games/leos-arcade/kit/round-picture.ts";

/** Boop slimes that look out of their holes. */
export const whackPicture = definePicture<WhackState>({
  cast: ["animal5"],
  open(kit, layer) {
    kit.addBackdrop(layer, "whack", {
      sky: ["#7fe08a", "#c8f5a8"],
      floor: ["#7ccf5a", "#3f9440"],
      horizon: 120,
      motif: "hills",
      tone: "#5cb85c",
    });
    kit.paint("hole", [190, 80], (pen) => {
      oval(pen, 86, 32, ["#a06a3a", "#6b4020"], { line: 6 });
      oval(pen, 66, 20, "#2f1a12", { y: -2, line: 0 });
    });
    kit.paint("lip", [190, 80], (pen) => {
      pen.beginPath();
      pen.rect(-95, 2, 190, 40);
      pen.clip();
      oval(pen, 86, 32, ["#a06a3a", "#6b4020"], { line: 6 });
      pen.globalCompositeOperation = "destination-out";
      oval(pen, 66, 18, "#000000", { y: -2, line: 0 });
    });
    kit.paint("hedgehog", [150, 130], (pen) => {
      fillPath(pen, starPath(13, 62, 44), ["#8a5a3a", "#4f2f1f"], { line: 5 });
      oval(pen, 36, 34, ["#ffe0b8", "#e8b27f"], { y: 10, line: 4 });
      face(pen, 32, { y: 2, bend: -1 });
    });
    kit.paint("paw", [120, 190], (pen) => {
      box(pen, 26, 110, ["#ffd28a", "#b8742f"], { y: 34, corner: 10, line: 5 });
      box(pen, 100, 70, ["#ff7aa0", "#d12a60"], { y: -46, corner: 30, line: 6 });
      box(pen, 16, 66, "#ffd23f", { x: -34, y: -46, line: 0, corner: 8 });
      box(pen, 16, 66, "#ffd23f", { x: 34, y: -46, line: 0, corner: 8 });
    });
    const spots = spotsOf(holes);
    for (const { x, y } of spots) kit.add(layer, "hole", x, y + 40);
    const slime = kit.addActor(layer, "animal5", "happy", 0, 0);
    const hedgehog = kit.add(layer, "hedgehog", 0, 0);
    for (const { x, y } of spots) kit.add(layer, "lip", x, y + 40);
    const hits = new ImagePool(() => kit.add(layer, "star", 0, 64));
    const paw = kit.add(layer, "paw", 0, 0);
    paw.setOrigin(0.5, 0.95);
    let up = 0;
    let swing = 0;
    return {
      draw(state, previous, { seconds }) {
        const isUp = state.hole >= 0;
        if (state.hole !== previous.hole) up = 0;
        up = isUp ? Math.min(1, up + seconds * 7) : 0;
        const spot = spots[state.hole];
        const looker = state.isHedgehog ? hedgehog : slime;
        slime.setVisible(isUp && !state.isHedgehog);
        hedgehog.setVisible(isUp && state.isHedgehog);
        if (spot)
          looker.setPosition(spot.x, state.isHedgehog ? spot.y + 40 - up * 50 : spot.y + 46);
        kit.resize(slime, 1.05, 1.15 * up + (up < 1 ? 0.2 : 0));
        kit.resize(hedgehog, 1, up);
        if (state.hits > previous.hits || state.events.includes("drop")) swing = 1;
        swing = Math.max(0, swing - seconds * 5);
        const at = spots[state.cursor] ?? { x: 480, y: 300 };
        paw.setPosition(at.x + 84, at.y + 66).setRotation(0.45 - swing * 1.3);
        hits.show(
          Array.from({ length: state.need }, (_, hit) => hit),
          (star, hit) => {
            star.setPosition(480 + (hit - (state.need - 1) / 2) * 66, 84);
            star.setAlpha(hit < state.hits ? 1 : 0.3);
          },
        );
      },
    };
  },
});
