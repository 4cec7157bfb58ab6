import {
  isListening,
  pads,
  shownPad,
  type MemoryState,
} from "@goldmane/games/leos-arcade/micro-games/memory";
import { box, outline } from "#features/games/leos-arcade/kit/pen.ts";
import { definePicture, wave } from "#features/games/leos-arcade/kit/round-picture.ts";

const colors = [
  ["#ff8f9c", "#c22a4a"],
  ["#8fd0ff", "#1f6fc4"],
  ["#ffe98a", "#d99a1f"],
  ["#9cf0a8", "#239a52"],
] as const;

/** Pads glow in turn; press them in the same order. */
export const memoryPicture = definePicture<MemoryState>({
  cast: ["leo"],
  hintSpeed: 2.2,
  open(kit, layer) {
    kit.addBackdrop(layer, "memory", {
      sky: ["#3a1f7a", "#6b3fb8"],
      floor: ["#2a1650", "#1c0f3d"],
      horizon: 480,
      motif: "rays",
      tone: "#9c7bff",
    });
    kit.paint(
      "pad",
      [180, 180],
      (pen, frame) => {
        const [light, dark] = colors[Math.floor(frame / 2)] ?? colors[0];
        const isLit = frame % 2 === 1;
        box(pen, 146, 146, isLit ? ["#ffffff", light] : [dark, dark], { corner: 34, line: 8 });
        pen.globalAlpha = isLit ? 1 : 0.7;
        outline(
          pen,
          "M0 -38 L40 4 L18 4 L18 38 L-18 38 L-18 4 L-40 4 Z",
          isLit ? [dark, dark] : [light, light],
          0,
        );
      },
      8,
    );
    const leo = kit.addActor(layer, "leo", "stand", 480, 342);
    kit.resize(leo, 0.72);
    const pictures = pads.map(({ x, y }) => kit.add(layer, "pad", x, y));
    const sung = kit.addLines(layer);
    return {
      draw(state) {
        const isTurn = isListening(state);
        const shown = isTurn
          ? state.tick - state.pressedAt < 14
            ? state.pressed
            : -1
          : shownPad(state);
        for (const [at, picture] of pictures.entries()) {
          const isLit = at === shown;
          picture.setFrame(at * 2 + (isLit ? 1 : 0), false, false);
          // The arrows point outward: up, right, down, left.
          picture.setRotation((at * Math.PI) / 2);
          kit.resize(picture, isLit ? 1.12 : isTurn ? 1 + wave(state.tick, 1) * 0.03 : 0.94);
        }
        kit.setActor(leo, "leo", isTurn ? "wave" : "stand");
        sung.clear();
        for (let at = 0; at < state.song.length; at += 1) {
          const x = 480 + (at - (state.song.length - 1) / 2) * 40;
          sung.fillStyle(0x2a1650).fillCircle(x, 40, 15);
          sung.fillStyle(at < state.sung ? 0xffe14a : 0x9c7bff).fillCircle(x, 40, 10);
        }
      },
    };
  },
});
