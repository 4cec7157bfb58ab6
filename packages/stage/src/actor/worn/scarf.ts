import { paint, tint } from "#actor/ink/paint.ts";
import { ellipse } from "#actor/ink/shapes.ts";
import type { Figure } from "#actor/figure/figure.ts";

export function drawScarf({ ink, build, tones }: Figure): void {
  // Below the chin, however low the head sits.
  const y = -build.torso + Math.max(0, build.head.h - build.head.up) + build.shoulder * 0.12;
  const w = Math.max(build.shoulder * 0.92, 17);
  paint(ink, tones.accent, { x: 0, y, r: w }, (s) => ellipse(s, { x: 1, y, w, h: w * 0.36 }));
  tint(ink, tones.accent, (s) =>
    ellipse(s, { x: w * 0.46, y: y + w * 0.3, w: w * 0.24, h: w * 0.26 }),
  );
}

/** The two ends trail behind. */
export function drawScarfTails({ ink, build, tones, pose, swing, seed }: Figure): void {
  const y = -build.torso + build.shoulderDrop * 0.3;
  for (const end of [0, 1]) {
    const wave = Math.sin(pose.time * 3.1 + end * 1.3 + seed) * 5;
    const length = build.torso * (0.72 - end * 0.14);
    const out = build.shoulder * 0.6 + length * (0.55 + Math.max(0, swing.x) * 1.1) + end * 6;
    const down = length * Math.max(0.1, 0.75 - Math.abs(swing.x) * 0.8) + wave - swing.y * 30;
    tint(ink, tones.accent, (s) => {
      s.moveTo(-build.shoulder * 0.4, y - 5);
      s.quadraticCurveTo(-out * 0.7, y - 6 + wave, -out, y + down - 5);
      s.lineTo(-out - 5, y + down + 9);
      s.lineTo(-out + 8, y + down + 8);
      s.quadraticCurveTo(-out * 0.5, y + 9 + wave, -build.shoulder * 0.3, y + 9);
      s.closePath();
    });
  }
}
