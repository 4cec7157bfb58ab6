import type { PumpState } from "@goldmane/games/leos-arcade/micro-games/pump";
import { box, outline, shine } from "#features/games/leos-arcade/kit/pen.ts";
import { definePicture, wave } from "#features/games/leos-arcade/kit/round-picture.ts";

/** Leo pumps a balloon until it is as large as the dashed circle. */
export const pumpPicture = definePicture<PumpState>({
  cast: ["leo"],
  open(kit, layer) {
    kit.addBackdrop(layer, "pump", {
      sky: ["#39b8f0", "#c9f3ff"],
      floor: ["#ffd98a", "#e0a04a"],
      horizon: 430,
      motif: "clouds",
      tone: "#ffffff",
    });
    kit.paint("balloon", [320, 370], (pen) => {
      outline(pen, "M-14 158 L14 158 L22 178 L-22 178 Z", "#c22a5e", 6);
      outline(
        pen,
        "M0 164 C-90 110 -150 40 -150 -30 C-150 -120 -80 -176 0 -176 C80 -176 150 -120 150 -30 C150 40 90 110 0 164 Z",
        ["#ff8fb0", "#e0356b"],
        7,
        -176,
        164,
      );
      shine(pen, -70, -90, 24, 44);
    });
    kit.paint("goal", [330, 370], (pen) => {
      pen.lineWidth = 6;
      pen.strokeStyle = "#ffffff";
      pen.setLineDash([16, 14]);
      pen.beginPath();
      pen.ellipse(0, -6, 156, 176, 0, 0, 2 * Math.PI);
      pen.stroke();
    });
    kit.paint("pump", [150, 130], (pen) => {
      box(pen, 128, 26, ["#6d58b8", "#4b3a91"], { y: 46, line: 6 });
      box(pen, 62, 90, ["#8ff3ff", "#2a9fd6"], { line: 6 });
    });
    kit.paint("handle", [150, 120], (pen) => {
      box(pen, 14, 100, ["#e8e6ff", "#9c94cf"], { y: 10, line: 5 });
      box(pen, 122, 26, ["#ffd23f", "#e08a1f"], { y: -42, corner: 13, line: 6 });
    });
    const hose = kit.addLines(layer);
    const goal = kit.add(layer, "goal", 660, 250);
    const balloon = kit.add(layer, "balloon", 660, 0);
    balloon.setOrigin(0.5, 0.97);
    const handle = kit.add(layer, "handle", 330, 330);
    kit.add(layer, "pump", 330, 420);
    const leo = kit.addActor(layer, "leo", "stand", 200, 484);
    let push = 0;
    let shown = 0;
    return {
      draw(state, previous, { seconds }) {
        if (state.strokes > previous.strokes) push = 1;
        push = Math.max(0, push - seconds * 6);
        const share = state.strokes / state.need;
        shown += (share - shown) * Math.min(1, seconds * 12 + 0.02);
        if (state.tick < 3) shown = share;
        const size = 0.28 + 0.74 * shown;
        balloon.setRotation(wave(state.tick, 0.7) * 0.04);
        kit.resize(balloon, size + push * 0.05, size - push * 0.02);
        balloon.setPosition(660, 432 - (state.outcome === "won" ? 60 : 0));
        goal.setVisible(state.outcome === null).setAlpha(0.7);
        handle.y = 330 + push * 44;
        kit.setActor(leo, "leo", push > 0.4 ? "cheer" : "stand");
        hose.clear().lineStyle(16, 0x2a1650).beginPath();
        hose.moveTo(380, 466).lineTo(560, 480).lineTo(660, 440).strokePath();
        hose.lineStyle(8, 0x6d58b8).beginPath();
        hose.moveTo(380, 466).lineTo(560, 480).lineTo(660, 440).strokePath();
      },
    };
  },
});
