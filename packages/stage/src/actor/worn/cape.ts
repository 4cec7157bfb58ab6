import { paint, tint } from "#actor/ink/paint.ts";
import { ellipse } from "#actor/ink/shapes.ts";
import type { Figure } from "#actor/figure/figure.ts";

/** A cape from the shoulders that fills with the wind of movement. */
export function drawCape({ ink, build, tones, pose, swing, seed, turned }: Figure): void {
  const { torso, shoulder } = build;
  const long = torso + build.leg * 0.78 * (1 - pose.crouch * 0.7);
  const blow = Math.max(-0.3, swing.x) * 70 + 14 * turned;
  const lift = Math.abs(swing.x) * 26 - swing.y * 34;
  const wave = (n: number) => Math.sin(pose.time * 2.6 + n * 1.7 + seed) * 4;
  const low = -torso + long - lift;
  const left = -build.belly * 1.5 - 10 - blow;
  const right = build.belly * (1.5 - 0.35 * turned) + 6 - blow * 0.6;
  paint(ink, tones.outfit, { x: -6, y: -torso * 0.3, r: long * 0.6, needsClip: true }, (s) => {
    s.moveTo(shoulder * 0.9, -torso + 4);
    s.quadraticCurveTo(Math.max(right, shoulder) * 1.12, -torso * 0.4, right, low + wave(0));
    const width = (right - left) / 3;
    for (let n = 0; n < 3; n += 1) {
      const x = right - width * (n + 1);
      s.quadraticCurveTo(x + width * 0.5, low + 9 + wave(n), x, low + wave(n + 1));
    }
    s.quadraticCurveTo(-build.belly * 1.5 - blow * 0.4, -torso * 0.35, -shoulder * 0.9, -torso + 4);
    s.closePath();
  });
}

export function drawClasp({ ink, build, tones }: Figure): void {
  const y = -build.torso + build.shoulderDrop * 0.2;
  tint(ink, tones.outfit, (s) =>
    ellipse(s, { x: 0, y: y - 3, w: build.shoulder * 0.86, h: build.shoulder * 0.26 }),
  );
  tint(ink, tones.accent, (s) => ellipse(s, { x: build.shoulder * 0.24, y: y + 3, w: 6, h: 6 }));
}
