import type { Kit } from "#features/games/leos-arcade/kit/open-kit.ts";
import { box, disc, outline, oval } from "#features/games/leos-arcade/kit/pen.ts";

/** The screen of the cabinet in which hints are shown, on the field. */
export const hintScreen = { x: 480, y: 206, scale: 0.62 } as const;

/** Paints a cabinet over the whole field, with a hole for its screen. */
export function paintCabinet(kit: Kit): void {
  kit.paint("cabinet", [960, 540], (pen) => {
    const ground = pen.createLinearGradient(0, -270, 0, 270);
    ground.addColorStop(0, "#ff5d8f");
    ground.addColorStop(0.55, "#8a3bd0");
    ground.addColorStop(1, "#3a1f8f");
    pen.fillStyle = ground;
    pen.fillRect(-480, -270, 960, 540);
    pen.globalAlpha = 0.14;
    for (let x = -600; x < 480; x += 120) {
      const stripe = `M${x} 270 L${x + 240} -270 L${x + 290} -270 L${x + 50} 270 Z`;
      outline(pen, stripe, "#ffffff", 0);
    }
    pen.globalAlpha = 1;
    const y = hintScreen.y - 270;
    const [width, height] = [960 * hintScreen.scale, 540 * hintScreen.scale];
    box(pen, width + 64, height + 56, ["#4b3a91", "#2a1650"], { y, corner: 42, line: 8 });
    for (let at = 0; at < 20; at += 1)
      for (const side of [-1, 1]) {
        const place = { x: (at - 9.5) * 31, y: y + side * (height / 2 + 15), line: 0 };
        disc(pen, 6, at % 2 === 0 ? "#ffe14a" : "#ffffff", place);
      }
    oval(pen, 400, 70, ["#6d58b8", "#2a1650"], { y: 198, line: 6 });
    pen.globalCompositeOperation = "destination-out";
    box(pen, width, height, "#000000", { y, corner: 22, line: 0 });
  });
}
