import type { JumpRopeState } from "@goldmane/games/leos-arcade/micro-games/jump-rope";
import { definePicture } from "#features/games/leos-arcade/kit/round-picture.ts";

/** Fox and cat turn a rope, and Brona jumps over it. */
export const jumpRopePicture = definePicture<JumpRopeState>({
  cast: ["brona", "animal0", "animal1"],
  open(kit, layer) {
    kit.addBackdrop(layer, "jump-rope", {
      sky: ["#ff9ac4", "#ffe6b8"],
      floor: ["#9be06a", "#4aa64a"],
      horizon: 410,
      motif: "hills",
      tone: "#ffb8a0",
    });
    const behind = kit.addLines(layer);
    const shadow = kit.add(layer, "shadow", 480, 480);
    kit.resize(kit.addActor(layer, "animal0", "happy", 150, 484), 1.25);
    kit.resize(kit.addActor(layer, "animal1", "happy", 810, 484), 1.25);
    const brona = kit.addActor(layer, "brona", "front", 480, 482);
    const before = kit.addLines(layer);
    return {
      draw(state, _previous, { alpha }) {
        const now = state.tick - 1 + alpha;
        const turn = (now / state.period) * 2 * Math.PI;
        const middle = 300 + 186 * Math.cos(turn);
        const isBefore = Math.sin(turn) < 0;
        behind.clear();
        before.clear();
        const lines = isBefore ? before : behind;
        for (const [width, color] of [
          [16, 0x2a1650],
          [8, 0xff5d8f],
        ] as const) {
          lines.lineStyle(width, color).beginPath();
          for (let at = 0; at <= 20; at += 1) {
            const share = at / 20;
            const bend = 1 - (2 * share - 1) ** 4;
            const x = 200 + 560 * share;
            const y = 410 + (middle - 410) * bend;
            if (at === 0) lines.moveTo(x, y);
            else lines.lineTo(x, y);
          }
          lines.strokePath();
        }
        const share = state.jump < 0 ? 0 : state.jump / state.airTicks;
        const height = 4 * 120 * share * (1 - share);
        brona.y = 482 - height;
        kit.setActor(
          brona,
          "brona",
          state.outcome === "lost" ? "fall" : height > 0 ? "jump" : "front",
        );
        kit.resize(shadow, 1 - height / 260);
      },
    };
  },
});
