import { withAlpha } from "#paint/mix.ts";
import type { Figure } from "./figure.ts";

/** Three letters Z that rise from a sleeper, one after another. */
export function drawDoze({ ink, pose, build }: Figure): void {
  const { surface } = ink;
  const top = build.torso + build.head.up + build.head.h;
  surface.lineJoin = "round";
  surface.lineCap = "round";
  for (let n = 0; n < 3; n += 1) {
    const rise = (pose.time * 0.32 + n / 3) % 1;
    const size = 5 + rise * 9;
    const x = build.head.w * 0.7 + rise * 40 + Math.sin(rise * 6) * 6;
    const y = -top * 0.72 - rise * 66;
    const opacity = Math.sin(rise * Math.PI) * pose.doze;
    surface.save();
    surface.translate(x, y);
    // Letters must not be mirrored.
    surface.scale(ink.right, 1);
    for (const [width, color] of [
      [6.5, ink.light.shadow],
      [3.2, "#ffffff"],
    ] as const) {
      surface.strokeStyle = withAlpha(color, opacity);
      surface.lineWidth = width;
      surface.beginPath();
      surface.moveTo(-size, -size);
      surface.lineTo(size, -size);
      surface.lineTo(-size, size);
      surface.lineTo(size, size);
      surface.stroke();
    }
    surface.restore();
  }
}
