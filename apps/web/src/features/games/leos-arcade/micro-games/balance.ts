import { tiltLimit, type BalanceState } from "@goldmane/games/leos-arcade/micro-games/balance";
import { box, disc } from "#features/games/leos-arcade/kit/pen.ts";
import { between, definePicture } from "#features/games/leos-arcade/kit/round-picture.ts";

/** Leo rides a unicycle on a rope. */
export const balancePicture = definePicture<BalanceState>({
  cast: ["leo"],
  open(kit, layer) {
    kit.addBackdrop(layer, "balance", {
      sky: ["#c2255c", "#ff8f6b"],
      floor: ["#7a1f55", "#43123c"],
      horizon: 470,
      motif: "stripes",
      tone: "#ffd9a0",
    });
    kit.paint("pole", [60, 220], (pen) => {
      box(pen, 34, 210, ["#ffd23f", "#d9822b"], { corner: 8, line: 6 });
      disc(pen, 22, ["#fff3a0", "#ffbb22"], { y: -88, line: 6 });
    });
    kit.paint("unicycle", [140, 150], (pen) => {
      box(pen, 12, 70, ["#e8e6ff", "#9c94cf"], { y: -20, line: 5 });
      box(pen, 66, 18, ["#ff5d8f", "#c22a5e"], { y: -56, line: 5, corner: 9 });
      disc(pen, 40, ["#5b4a86", "#2f2354"], { y: 28, line: 6 });
      disc(pen, 26, ["#ffe9c9", "#ffd08a"], { y: 28, line: 4 });
      for (const turn of [0, 1, 2]) {
        pen.save();
        pen.translate(0, 28);
        pen.rotate((turn * Math.PI) / 3);
        box(pen, 48, 4, "#5b4a86", { line: 0 });
        pen.restore();
      }
    });
    const rope = kit.addLines(layer);
    kit.add(layer, "pole", 60, 430);
    kit.add(layer, "pole", 900, 430);
    const rider = kit.stage.scene.add.container(480, 400);
    layer.add(rider);
    const cycle = kit.add(rider, "unicycle", 0, -66);
    const leo = kit.addActor(rider, "leo", "wave", 0, -116);
    kit.resize(leo, 0.95);
    const arrows = ([-1, 1] as const).map((side) => {
      const arrow = kit.add(layer, "arrow", 480 + side * 300, 230);
      return arrow.setRotation((side * Math.PI) / 2);
    });
    return {
      draw(state, previous, moment) {
        const share = between(previous.tilt, state.tilt, moment) / tiltLimit;
        rider.setRotation(share * 1.15);
        rider.y = state.outcome === "lost" ? 430 : 404;
        kit.setActor(leo, "leo", Math.abs(share) > 0.55 ? "comfort" : "wave");
        cycle.setFlipX(state.tick % 20 < 10);
        rope.clear();
        rope.lineStyle(14, 0x2a1650).beginPath();
        rope.moveTo(60, 350).lineTo(480, 408).lineTo(900, 350).strokePath();
        rope.lineStyle(7, 0xffe9c9).beginPath();
        rope.moveTo(60, 350).lineTo(480, 408).lineTo(900, 350).strokePath();
        // The arrow to press lights up before Leo falls.
        const [left, right] = arrows;
        left?.setFrame(share > 0.2 ? 1 : 0, false, false).setAlpha(share > 0.2 ? 1 : 0.35);
        right?.setFrame(share < -0.2 ? 1 : 0, false, false).setAlpha(share < -0.2 ? 1 : 0.35);
      },
    };
  },
});
