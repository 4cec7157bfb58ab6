import { cellCenter, type MazeState } from "@goldmane/games/leos-arcade/micro-games/maze";
import { sides } from "@goldmane/games/leos-arcade/maze-plan";
import { outline, shine } from "#features/games/leos-arcade/kit/pen.ts";
import { definePicture, wave } from "#features/games/leos-arcade/kit/round-picture.ts";

/** A rabbit looks for the carrot in a maze of hedges. */
export const mazePicture = definePicture<MazeState>({
  cast: ["animal2"],
  hintSpeed: 1.8,
  open(kit, layer) {
    kit.addBackdrop(layer, "maze", {
      sky: ["#3f9e4a", "#2f7d3c"],
      floor: ["#2f7d3c", "#1f5c30"],
      horizon: 400,
      motif: "bricks",
      tone: "#7ccf6b",
    });
    kit.paint("carrot", [90, 100], (pen) => {
      outline(
        pen,
        "M0 -14 C-8 -44 -30 -42 -22 -18 C-2 -30 2 -30 22 -18 C30 -42 8 -44 0 -14 Z",
        ["#8fe06a", "#3f9e3c"],
        5,
      );
      outline(
        pen,
        "M-22 -16 C-10 -26 10 -26 22 -16 C24 8 8 40 0 44 C-8 40 -24 8 -22 -16 Z",
        ["#ffb04a", "#f0702e"],
        5,
      );
      shine(pen, -8, -4, 4, 10);
    });
    const paths = kit.addLines(layer);
    const goal = kit.add(layer, "carrot", 0, 0);
    const rabbit = kit.addActor(layer, "animal2", "happy", 0, 0);
    kit.resize(rabbit, 0.66);
    let isShown = false;
    const show = (state: MazeState) => {
      isShown = true;
      for (const [width, color] of [
        [84, 0x1c4a2a],
        [70, 0xffe9b8],
      ] as const) {
        paths.lineStyle(width, color).fillStyle(color);
        for (const [at, open] of state.open.entries()) {
          const here = cellCenter(state, at);
          paths.fillCircle(here.x, here.y, width / 2);
          const next = [
            open & sides.right ? at + 1 : -1,
            open & sides.down ? at + state.columns : -1,
          ];
          for (const cell of next) {
            if (cell < 0) continue;
            const there = cellCenter(state, cell);
            paths.lineBetween(here.x, here.y, there.x, there.y);
          }
        }
      }
    };
    const place = { x: -1, y: 0 };
    return {
      draw(state, _previous, { seconds }) {
        if (!isShown) show(state);
        const there = cellCenter(state, state.goal);
        goal.setPosition(there.x, there.y + wave(state.tick, 1) * 5);
        const here = cellCenter(state, state.at);
        if (place.x < 0 || state.tick <= 1) Object.assign(place, here);
        const speed = Math.min(1, seconds * 16);
        place.x += (here.x - place.x) * speed;
        place.y += (here.y - place.y) * speed;
        const hop = Math.min(16, Math.hypot(here.x - place.x, here.y - place.y) / 4);
        rabbit.setPosition(place.x, place.y + 32 - hop);
      },
    };
  },
});
