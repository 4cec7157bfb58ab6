import { spotsOf } from "@goldmane/games/leos-arcade/choices";
import { matchGrid, type MatchState } from "@goldmane/games/leos-arcade/micro-games/match";
import { animalNames, otherNames, type CastName } from "#features/games/leos-arcade/kit/cast.ts";
import { box } from "#features/games/leos-arcade/kit/pen.ts";
import { definePicture, wave } from "#features/games/leos-arcade/kit/round-picture.ts";

function cardCast(kind: number): CastName {
  const names = kind % 2 === 0 ? animalNames : otherNames;
  return names[Math.floor(kind / 2)] ?? "animal0";
}

/** Find the friend that looks like the one in the frame. */
export const matchPicture = definePicture<MatchState>({
  cast: [...animalNames, ...otherNames],
  open(kit, layer) {
    kit.addBackdrop(layer, "match", {
      sky: ["#7b5cff", "#c99bff"],
      floor: ["#5a38c4", "#38207f"],
      horizon: 300,
      motif: "rays",
      tone: "#e6d4ff",
    });
    kit.paint("frame", [220, 220], (pen) => {
      box(pen, 206, 206, ["#ffe27a", "#e09a1f"], { corner: 36, line: 7 });
      box(pen, 164, 164, ["#ffffff", "#ffe9f3"], { corner: 24, line: 5 });
    });
    kit.paint("card", [150, 170], (pen) => {
      box(pen, 136, 156, ["#ffffff", "#e3dcff"], { corner: 22, line: 6 });
    });
    const frame = kit.add(layer, "frame", 480, 170);
    let shown: { update: (state: MatchState) => void } | null = null;
    const show = (state: MatchState) => {
      kit.resize(kit.addActor(layer, cardCast(state.wanted), "happy", 480, 236), 1.1);
      const spots = spotsOf(matchGrid(state));
      for (const [at, kind] of state.cards.entries()) {
        const spot = spots[at] ?? { x: 480, y: 390 };
        kit.add(layer, "card", spot.x, spot.y);
        kit.addActor(layer, cardCast(kind), "happy", spot.x, spot.y + 56);
      }
      const cursor = kit.add(layer, "cursor", 0, 0);
      return {
        update({ cursor: chosen, tick }: MatchState) {
          const spot = spots[chosen];
          if (spot) cursor.setPosition(spot.x, spot.y);
          kit.resize(cursor, 0.88 + wave(tick, 1.5) * 0.03, 1 + wave(tick, 1.5) * 0.03);
        },
      };
    };
    return {
      draw(state) {
        shown ??= show(state);
        shown.update(state);
        frame.setRotation(wave(state.tick, 0.8) * 0.03);
      },
    };
  },
});
