import { spotsOf } from "@goldmane/games/leos-arcade/choices";
import {
  answerGrid,
  ducklingX,
  type CountState,
} from "@goldmane/games/leos-arcade/micro-games/count";
import { ImagePool } from "#features/games/leos-arcade/kit/image-pool.ts";
import { disc, inkColor, outline, oval } from "#features/games/leos-arcade/kit/pen.ts";
import { definePicture, wave } from "#features/games/leos-arcade/kit/round-picture.ts";

/** Ducklings march by; choose the tile with as many dots. */
export const countPicture = definePicture<CountState>({
  cast: [],
  hintSpeed: 2.4,
  open(kit, layer) {
    kit.addBackdrop(layer, "count", {
      sky: ["#6fd3ff", "#e3fbff"],
      floor: ["#9be06a", "#4aa64a"],
      horizon: 250,
      motif: "hills",
      tone: "#84d36c",
    });
    kit.paint(
      "duckling",
      [130, 130],
      (pen, frame) => {
        const step = frame === 0 ? 8 : -8;
        for (const side of [-1, 1])
          oval(pen, 14, 7, "#ff8a2e", { x: side * 14 + step * side, y: 54, line: 4 });
        oval(pen, 44, 36, ["#fff07a", "#ffc21f"], { x: -4, y: 20, line: 5 });
        oval(pen, 20, 14, ["#ffe14a", "#f5ab12"], { x: -18, y: 16 + step / 3, line: 4 });
        disc(pen, 28, ["#fff59a", "#ffd23f"], { x: 22, y: -20, line: 5 });
        outline(pen, "M44 -22 L62 -14 L44 -8 Z", "#ff8a2e", 4);
        disc(pen, 5, inkColor, { x: 30, y: -26, line: 0 });
      },
      2,
    );
    const ducklings = new ImagePool(() => kit.add(layer, "duckling", 0, 0));
    const tiles = spotsOf(answerGrid).map(({ x, y }) => ({
      tile: kit.add(layer, "tile", x, y),
      label: kit.addLabel(layer, x, y - 26, 62, "#7b3ff2"),
    }));
    const cursor = kit.add(layer, "cursor", 0, 0);
    return {
      draw(state, _previous, { alpha }) {
        const isAsking = state.tick >= state.askFrom;
        ducklings.show(state.ducklings, (picture, setOut) => {
          const x = ducklingX(state, setOut) - state.speed * (1 - alpha);
          picture.setVisible(x > -60 && x < 1020);
          picture.setPosition(x, 240 - Math.abs(wave(state.tick - setOut, 1.4)) * 26);
          picture.setFrame(Math.floor((state.tick - setOut) / 8) % 2 === 0 ? 0 : 1, false, false);
        });
        for (const [at, { tile, label }] of tiles.entries()) {
          const number = state.answers[at] ?? 1;
          tile.setFrame(number - 1, false, false).setAlpha(isAsking ? 1 : 0.35);
          label.setText(`${number}`).setAlpha(isAsking ? 1 : 0.35);
        }
        const spot = spotsOf(answerGrid)[state.cursor];
        if (spot) cursor.setPosition(spot.x, spot.y).setVisible(isAsking);
        kit.resize(cursor, 1.12, 0.9 + wave(state.tick, 1.5) * 0.03);
      },
    };
  },
});
