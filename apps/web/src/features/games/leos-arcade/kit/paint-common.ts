import type { Kit } from "./open-kit.ts";
import { box, disc, fillPath, heartPath, inkColor, outline, oval, shine, starPath } from "./pen.ts";

const arrowPath = "M-2 -20 L22 4 L10 4 L10 22 L-14 22 L-14 4 L-26 4 Z";

/** Paints what several pictures show: the cursor, hearts, hands, buttons, numbers. */
export function paintCommon(kit: Kit): void {
  kit.paint("cursor", [190, 190], (pen) => {
    pen.lineWidth = 16;
    pen.strokeStyle = inkColor;
    pen.beginPath();
    pen.roundRect(-82, -82, 164, 164, 36);
    pen.stroke();
    pen.lineWidth = 9;
    pen.strokeStyle = "#ffe14a";
    pen.stroke();
  });
  kit.paint(
    "heart",
    [60, 60],
    (pen, frame) => {
      pen.translate(0, 2);
      outline(pen, heartPath, frame === 0 ? ["#ff7a9c", "#e02858"] : ["#5b4a86", "#40326b"], 5);
      if (frame === 0) shine(pen, -12, -12, 6, 4);
    },
    2,
  );
  kit.paint("finger", [110, 130], (pen) => {
    const hand =
      "M-14 -52 C-14 -66 10 -66 10 -52 L10 -10 C28 -12 44 -4 44 14 L40 46 C36 58 -16 58 -24 44 L-44 10 C-48 -4 -32 -10 -24 0 L-14 10 Z";
    outline(pen, hand, ["#ffffff", "#ffd9b8"], 6, -60, 56);
  });
  kit.paint(
    "arrow",
    [76, 76],
    (pen, frame) => {
      const isOn = frame === 1;
      box(pen, 68, 68, isOn ? ["#fff27a", "#ffc21f"] : ["#6d58b8", "#4b3a91"], { corner: 18 });
      outline(pen, arrowPath, isOn ? inkColor : "#cfc4ff", 0);
    },
    2,
  );
  kit.paint(
    "button-a",
    [100, 100],
    (pen, frame) => {
      const isOn = frame === 1;
      disc(pen, 44, inkColor, { y: 4 });
      disc(pen, isOn ? 38 : 42, isOn ? ["#fff27a", "#ffc21f"] : ["#ff7aa0", "#e0356b"], {
        y: isOn ? 3 : -3,
      });
      const letter = "M-18 18 L-5 -20 L5 -20 L18 18 L9 18 L6 9 L-6 9 L-9 18 Z M-3 1 L3 1 L0 -9 Z";
      outline(pen, letter, isOn ? inkColor : "#ffffff", 0);
    },
    2,
  );
  kit.paint("check", [200, 200], (pen) => {
    disc(pen, 92, ["#7ef0a0", "#1fae5c"], { line: 8 });
    outline(pen, "M-50 2 L-16 36 L54 -38 L36 -56 L-16 0 L-32 -16 Z", "#ffffff", 6);
  });
  kit.paint("star", [80, 80], (pen) => {
    fillPath(pen, starPath(5, 36, 17), ["#fff3a0", "#ffbb22"], { line: 5 });
  });
  kit.paint("shadow", [120, 30], (pen) => {
    pen.globalAlpha = 0.28;
    oval(pen, 56, 12, "#150a33", { line: 0 });
  });
  kit.paint(
    "tile",
    [180, 140],
    (pen, frame) => {
      box(pen, 168, 128, ["#ffffff", "#ffe9c9"], { corner: 26, line: 6 });
      const number = frame + 1;
      for (let at = 0; at < number; at += 1) {
        const row = Math.floor(at / 5);
        const inRow = Math.min(5, number - row * 5);
        const x = ((at % 5) - (inRow - 1) / 2) * 28;
        disc(pen, 11, ["#ffd94a", "#ff9c2e"], {
          x,
          y: 36 - row * 26 + (number > 5 ? 10 : 0),
          line: 3,
        });
      }
    },
    12,
  );
}
