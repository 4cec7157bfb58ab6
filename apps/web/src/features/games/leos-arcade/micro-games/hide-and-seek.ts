import { spotsOf } from "@goldmane/games/leos-arcade/choices";
import {
  cupGrid,
  currentSwap,
  isAsking,
  type HideAndSeekState,
} from "@goldmane/games/leos-arcade/micro-games/hide-and-seek";
import { ImagePool } from "#features/games/leos-arcade/kit/image-pool.ts";
import { box, fillPath, outline, starPath } from "#features/games/leos-arcade/kit/pen.ts";
import { definePicture, wave } from "#features/games/leos-arcade/kit/round-picture.ts";

/** A rabbit hides under one of the hats, which change places. */
export const hideAndSeekPicture = definePicture<HideAndSeekState>({
  cast: ["animal2"],
  hintSpeed: 2.4,
  open(kit, layer) {
    kit.addBackdrop(layer, "hide-and-seek", {
      sky: ["#2a1f8f", "#8f3fc4"],
      floor: ["#e0455e", "#8f1f4a"],
      horizon: 400,
      motif: "stars",
      tone: "#ffe98a",
    });
    kit.paint("hat", [210, 210], (pen) => {
      outline(pen, "M-60 -86 L60 -86 L72 66 L-72 66 Z", ["#6d58e0", "#3a2a91"], 7, -86, 66);
      box(pen, 138, 30, ["#ffd23f", "#e08a1f"], { y: 42, line: 5, corner: 6 });
      box(pen, 196, 28, ["#6d58e0", "#3a2a91"], { y: 74, line: 7, corner: 14 });
      pen.translate(0, -28);
      fillPath(pen, starPath(5, 28, 13), ["#fff3a0", "#ffbb22"], { line: 4 });
    });
    const rabbit = kit.addActor(layer, "animal2", "happy", 0, 0);
    const hats = new ImagePool(() => kit.add(layer, "hat", 0, 0));
    const cursor = kit.add(layer, "cursor", 0, 0);
    return {
      draw(state, _previous, { alpha }) {
        const spots = spotsOf(cupGrid(state));
        const home = spots[state.place] ?? { x: 480, y: 360 };
        const swap = currentSwap(state);
        const isOver = state.outcome !== null;
        const opening = Math.max(0, Math.min(1, state.tick / 12, (56 - state.tick) / 10));
        rabbit.setVisible(opening > 0 || isOver).setPosition(home.x, home.y + 78);
        kit.resize(rabbit, 1, 1 + wave(state.tick, 2) * 0.03);
        hats.show(spots, (picture, spot, at) => {
          let { x, y } = spot;
          if (swap && swap.places.includes(at)) {
            const [one, other] = swap.places;
            const goal = spots[at === one ? other : one] ?? spot;
            const share = Math.min(1, (swap.ticks + alpha) / state.swapTicks);
            const eased = share * share * (3 - 2 * share);
            x += (goal.x - x) * eased;
            y += Math.sin(eased * Math.PI) * (at === one ? 46 : -46);
          }
          const isOpen = at === state.place ? Math.max(opening, isOver ? 1 : 0) : 0;
          const isWrong = isOver && at === state.lifted;
          picture.setPosition(x, y - Math.max(isOpen, isWrong ? 1 : 0) * 130);
        });
        const chosen = spots[state.cursor];
        if (chosen) cursor.setPosition(chosen.x, chosen.y - 4);
        cursor.setVisible(isAsking(state) && !isOver);
        kit.resize(cursor, 1.16, 1.2 + wave(state.tick, 1.5) * 0.04);
      },
    };
  },
});
