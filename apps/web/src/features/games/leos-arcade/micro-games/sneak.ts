import { honeyX, type SneakState } from "@goldmane/games/leos-arcade/micro-games/sneak";
import { box, disc, inkColor, outline, oval, shine } from "#features/games/leos-arcade/kit/pen.ts";
import { between, definePicture, wave } from "#features/games/leos-arcade/kit/round-picture.ts";

const signs = { asleep: 0, stirring: 1, awake: 2 } as const;

/** Brona tiptoes to the honey while the bear sleeps. */
export const sneakPicture = definePicture<SneakState>({
  cast: ["brona", "guard"],
  open(kit, layer) {
    kit.addBackdrop(layer, "sneak", {
      sky: ["#1f2a6b", "#5a6fc4"],
      floor: ["#4a8f5a", "#245238"],
      horizon: 400,
      motif: "stars",
      tone: "#fff3c9",
    });
    kit.paint("honey", [110, 120], (pen) => {
      oval(pen, 44, 44, ["#ffcf5c", "#d9822b"], { y: 12, line: 6 });
      box(pen, 84, 24, ["#fff0cf", "#e8b266"], { y: -30, line: 5 });
      outline(
        pen,
        "M-34 -20 C-30 6 -20 2 -16 -8 C-8 14 4 10 8 -6 C16 8 30 4 34 -20 Z",
        "#fff07a",
        4,
      );
      shine(pen, -18, 16, 6, 10);
    });
    kit.paint(
      "sign",
      [150, 110],
      (pen, frame) => {
        box(
          pen,
          130,
          84,
          frame === 2
            ? ["#ff8f8f", "#e0356b"]
            : frame === 1
              ? ["#fff3a0", "#ffbb22"]
              : ["#ffffff", "#d9e4ff"],
          { corner: 34, line: 6 },
        );
        for (const x of [-28, 28]) {
          if (frame === 2) {
            disc(pen, 20, "#ffffff", { x, line: 4 });
            disc(pen, 9, inkColor, { x: x - 5, line: 0 });
          } else if (frame === 1) {
            oval(pen, 18, 9, "#ffffff", { x, line: 4 });
            disc(pen, 6, inkColor, { x, line: 0 });
          } else {
            pen.lineWidth = 7;
            pen.strokeStyle = inkColor;
            pen.beginPath();
            pen.arc(x, -8, 18, 0.5, Math.PI - 0.5);
            pen.stroke();
          }
        }
      },
      3,
    );
    kit.add(layer, "honey", honeyX - 20, 440);
    const guard = kit.addActor(layer, "guard", "asleep", 880, 480);
    const sign = kit.add(layer, "sign", 800, 190);
    const brona = kit.addActor(layer, "brona", "still", 0, 490);
    return {
      draw(state, previous, moment) {
        kit.setActor(guard, "guard", state.bear);
        kit.resize(guard, 1, 1 + wave(state.tick, state.bear === "asleep" ? 0.5 : 0) * 0.02);
        sign.setFrame(signs[state.bear], false, false);
        kit.resize(sign, state.bear === "asleep" ? 1 : 1.15 + wave(state.tick, 2) * 0.04);
        const step = `step${Math.floor(state.tick / 7) % 4}`;
        kit.setActor(
          brona,
          "brona",
          state.outcome === "won" ? "cheer" : state.isMoving ? step : "still",
        );
        brona.setPosition(between(previous.x, state.x, moment) - 40, 494);
      },
    };
  },
});
