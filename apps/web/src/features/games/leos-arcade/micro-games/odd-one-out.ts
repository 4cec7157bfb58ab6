import { spotsOf } from "@goldmane/games/leos-arcade/choices";
import {
  differences,
  oddGrid,
  type OddOneOutState,
} from "@goldmane/games/leos-arcade/micro-games/odd-one-out";
import { animalNames, otherNames } from "#features/games/leos-arcade/kit/cast.ts";
import { oval } from "#features/games/leos-arcade/kit/pen.ts";
import { definePicture, wave } from "#features/games/leos-arcade/kit/round-picture.ts";

/** Find the animal with another color, pose or face. */
export const oddOneOutPicture = definePicture<OddOneOutState>({
  cast: [...animalNames, ...otherNames],
  open(kit, layer) {
    kit.addBackdrop(layer, "odd-one-out", {
      sky: ["#ffb84a", "#ffe7a8"],
      floor: ["#ff9a5c", "#d95f3b"],
      horizon: 130,
      motif: "rays",
      tone: "#fff3c9",
    });
    kit.paint("stand", [150, 60], (pen) => {
      oval(pen, 66, 22, ["#8f3f2a", "#6b2a1f"], { y: 6, line: 0 });
      oval(pen, 66, 22, ["#fff0cf", "#ffcf8a"], { line: 5 });
    });
    let update: ((state: OddOneOutState) => void) | null = null;
    const show = (state: OddOneOutState) => {
      const spots = spotsOf(oddGrid(state));
      const difference = differences[state.difference];
      const usual = animalNames[state.animal] ?? "animal0";
      const animals = spots.map((spot, at) => {
        kit.add(layer, "stand", spot.x, spot.y + 58);
        const isOdd = at === state.odd;
        const name =
          isOdd && difference === "color" ? (otherNames[state.animal] ?? "other0") : usual;
        const frame =
          isOdd && difference === "pose"
            ? "cheer"
            : isOdd && difference === "face"
              ? "sad"
              : "happy";
        return kit.addActor(layer, name, frame, spot.x, spot.y + 60);
      });
      const cursor = kit.add(layer, "cursor", 0, 0);
      return ({ cursor: chosen, tick }: OddOneOutState) => {
        const spot = spots[chosen];
        if (spot) cursor.setPosition(spot.x, spot.y + 4);
        kit.resize(cursor, 0.92 + wave(tick, 1.5) * 0.02);
        for (const [at, animal] of animals.entries()) {
          const bounce = 1.04 + wave(tick, 1.2, at * 0.13) * 0.03;
          kit.resize(animal, 1.04, bounce);
        }
      };
    };
    return {
      draw(state) {
        update ??= show(state);
        update(state);
      },
    };
  },
});
