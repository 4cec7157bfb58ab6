import type { RhythmState } from "@goldmane/games/leos-arcade/micro-games/rhythm";
import { ImagePool } from "#features/games/leos-arcade/kit/image-pool.ts";
import { disc, face, oval, shine } from "#features/games/leos-arcade/kit/pen.ts";
import { definePicture, wave } from "#features/games/leos-arcade/kit/round-picture.ts";

const drumX = 260;

/** Notes roll toward a drum; hit it as each arrives. */
export const rhythmPicture = definePicture<RhythmState>({
  cast: ["leo"],
  open(kit, layer) {
    kit.addBackdrop(layer, "rhythm", {
      sky: ["#1b2a7a", "#7a3fb8"],
      floor: ["#ff7ab8", "#b52f82"],
      horizon: 390,
      motif: "rays",
      tone: "#5fd4ff",
    });
    kit.paint(
      "drum",
      [230, 200],
      (pen, frame) => {
        oval(pen, 96, 40, ["#e0356b", "#8f1a48"], { y: 44, line: 7 });
        pen.fillStyle = "#e0356b";
        pen.fillRect(-96, -20, 192, 64);
        for (const x of [-66, -22, 22, 66]) oval(pen, 7, 30, "#ffd23f", { x, y: 24, line: 3 });
        oval(pen, 98, 44, frame === 1 ? ["#fff27a", "#ffc21f"] : ["#ffffff", "#ffe0c2"], {
          y: -22,
          line: 7,
        });
      },
      2,
    );
    kit.paint("note", [110, 110], (pen) => {
      disc(pen, 46, ["#8ff3ff", "#1f9fe0"], { line: 6 });
      shine(pen, -16, -20, 10, 7);
      face(pen, 34, { y: -4 });
    });
    kit.paint("ring", [150, 150], (pen) => {
      pen.lineWidth = 12;
      pen.strokeStyle = "#ffe14a";
      pen.setLineDash([18, 12]);
      pen.beginPath();
      pen.arc(0, 0, 62, 0, 2 * Math.PI);
      pen.stroke();
    });
    const road = kit.addLines(layer);
    road.fillStyle(0x2a1650, 0.35).fillRoundedRect(150, 245, 850, 110, 55);
    const leo = kit.addActor(layer, "leo", "stand", 92, 470);
    const drum = kit.add(layer, "drum", drumX, 420);
    const ring = kit.add(layer, "ring", drumX, 300);
    const notes = new ImagePool(() => kit.add(layer, "note", 0, 0));
    let hitAt = -60;
    return {
      draw(state, previous, { alpha }) {
        if (state.done > previous.done) hitAt = state.tick;
        const isHit = state.tick - hitAt < 10 && state.tick >= hitAt;
        drum.setFrame(isHit ? 1 : 0, false, false);
        kit.resize(drum, isHit ? 1.1 : 1, isHit ? 0.92 : 1);
        kit.setActor(leo, "leo", isHit ? "cheer" : "stand");
        const now = state.tick - 1 + alpha;
        notes.show(state.beats.slice(state.done), (picture, beat) => {
          picture.setPosition(
            drumX + ((beat - now) * 640) / state.lead,
            300 + wave(beat - now, 2) * 6,
          );
          picture.setRotation((beat - now) / 30);
        });
        const next = state.beats[state.done] ?? 0;
        const isNow = Math.abs(next - now) <= state.tolerance;
        kit.resize(ring, isNow ? 1.15 : 1);
        ring.setAlpha(isNow ? 1 : 0.7).setRotation(state.tick / 40);
      },
    };
  },
});
