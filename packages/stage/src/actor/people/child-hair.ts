import { line, mark, paint } from "#actor/ink/paint.ts";
import { blob, ellipse, leaf } from "#actor/ink/shapes.ts";
import type { Figure } from "#actor/figure/figure.ts";

type Cut = "tousled" | "bob" | "pigtails" | "curls";
const cuts: readonly Cut[] = ["tousled", "bob", "pigtails", "curls"];

/** The haircut follows from the character's seed. */
function cutOf({ seed }: Figure): Cut {
  return cuts[Math.floor(seed * 7) % cuts.length] ?? "tousled";
}

export function drawHairBehind(figure: Figure): void {
  const { ink, head, tones, swing, pose, seed } = figure;
  const { w, h } = head;
  const reach = { x: 0, y: 0, r: w * 1.1 };
  const drift = -swing.x * 12;
  switch (cutOf(figure)) {
    case "tousled":
      paint(ink, tones.hair, reach, (s) =>
        blob(s, [0, -1.1, 0.8, -0.86, 1.02, -0.1, 0.7, 0.5, -0.7, 0.56, -1.1, 0, -0.86, -0.8], {
          x: -4,
          y: 0,
          w,
          h,
        }),
      );
      return;
    case "bob":
      paint(ink, tones.hair, reach, (s) =>
        blob(
          s,
          [
            0, -1.12, 0.86, -0.84, 1.12, 0, 1.16, 0.72, 0.7, 0.98, -0.7, 1, -1.22, 0.72, -1.16, 0,
            -0.9, -0.84,
          ],
          { x: -2 + drift * 0.4, y: 0, w, h: h - swing.y * 6 },
        ),
      );
      return;
    case "pigtails":
      for (const side of [1, -1]) {
        const sway = Math.sin(pose.time * 2.2 + side + seed) * 3 + drift;
        paint(ink, tones.hair, { x: side * w * 1.25, y: h * 0.1, r: 24 }, (s) =>
          blob(s, [0, -0.3, 0.55, -0.5, 1, 0.1, 0.8, 0.8, 0.36, 1.15, 0.2, 0.62, -0.1, 0.2], {
            x: side * w * 0.86 + sway * 0.3,
            y: -h * 0.3,
            w: side * w * 0.62,
            h: h * 0.86 - swing.y * 12,
          }),
        );
      }
      paint(ink, tones.hair, reach, (s) => ellipse(s, { x: -2, y: -4, w: w * 1.05, h: h * 1.06 }));
      return;
    case "curls":
      paint(ink, tones.hair, { x: 0, y: -h * 0.3, r: w * 1.3 }, (s) => layCurls(s, figure));
  }
}

function layCurls(s: Parameters<typeof ellipse>[0], { head: { w, h }, pose, swing }: Figure): void {
  for (let n = 0; n < 9; n += 1) {
    const a = Math.PI * (0.86 + (n / 8) * 1.28);
    const bounce = Math.sin(pose.time * 2 + n) * 0.8 - swing.y * 5;
    ellipse(s, {
      x: Math.cos(a) * w * 1.02 - swing.x * 6,
      y: Math.sin(a) * h * 0.98 + bounce,
      w: w * 0.42,
      h: h * 0.42,
    });
  }
  ellipse(s, { x: 0, y: -h * 0.3, w: w * 1.05, h: h * 0.95 });
}

export function drawHairFront(figure: Figure): void {
  const { ink, head, tones, swing } = figure;
  const { w, h, yaw } = head;
  const x = Math.sin(yaw) * w * 0.16;
  const drift = -swing.x * 5;
  const reach = { x, y: -h * 0.7, r: w * 0.7, needsClip: true };
  switch (cutOf(figure)) {
    case "tousled":
      paint(ink, tones.hair, reach, (s) => {
        s.moveTo(-w * 1.02, -h * 0.08);
        s.quadraticCurveTo(-w * 1.08, -h * 0.9, -w * 0.2 + x, -h * 1.12);
        s.quadraticCurveTo(w * 0.1 + x + drift, -h * 1.42, w * 0.42 + x + drift, -h * 1.22);
        s.quadraticCurveTo(w * 0.24 + x, -h * 1.16, w * 0.3 + x, -h * 1.08);
        s.quadraticCurveTo(w * 0.96, -h * 0.86, w * 0.99, -h * 0.12);
        s.quadraticCurveTo(w * 0.86, -h * 0.44, w * 0.62 + x, -h * 0.56);
        s.quadraticCurveTo(w * 0.56 + x, -h * 0.36, w * 0.34 + x, -h * 0.3);
        s.quadraticCurveTo(w * 0.36 + x, -h * 0.52, w * 0.2 + x, -h * 0.62);
        s.quadraticCurveTo(0 + x, -h * 0.36, -w * 0.3 + x, -h * 0.36);
        s.quadraticCurveTo(-w * 0.12 + x, -h * 0.52, -w * 0.2 + x, -h * 0.62);
        s.quadraticCurveTo(-w * 0.6, -h * 0.44, -w * 0.76, -h * 0.16);
        s.quadraticCurveTo(-w * 0.84, -h * 0.02, -w * 0.86, h * 0.16);
        s.quadraticCurveTo(-w * 1.02, h * 0.14, -w * 1.02, -h * 0.08);
        s.closePath();
      });
      break;
    case "bob":
    case "pigtails":
      paint(ink, tones.hair, reach, (s) => {
        s.moveTo(-w * 1.03, h * 0.2);
        s.bezierCurveTo(-w * 1.16, -h * 0.7, -w * 0.66, -h * 1.16, 0, -h * 1.14);
        s.bezierCurveTo(w * 0.66, -h * 1.16, w * 1.12, -h * 0.7, w * 1.01, h * 0.12);
        s.quadraticCurveTo(w * 0.92, -h * 0.3, w * 0.76 + x * 0.4, -h * 0.44);
        s.quadraticCurveTo(w * 0.3 + x, -h * 0.34, -w * 0.06 + x, -h * 0.62);
        s.quadraticCurveTo(-w * 0.36 + x, -h * 0.34, -w * 0.72, -h * 0.3);
        s.quadraticCurveTo(-w * 0.86, -h * 0.1, -w * 0.84, h * 0.24);
        s.quadraticCurveTo(-w * 0.98, h * 0.34, -w * 1.03, h * 0.2);
        s.closePath();
      });
      if (cutOf(figure) === "pigtails") drawBands(figure);
      break;
    case "curls":
      mark(ink, tones.hair.base, (s) => {
        for (const n of [-2, -1, 0, 1, 2]) {
          ellipse(s, {
            x: x * 0.7 + n * w * 0.36,
            y: -h * (0.82 - Math.abs(n) * 0.1),
            w: w * 0.27,
            h: h * 0.26,
          });
        }
      });
      line(ink, tones.hair.light, 2.4, (s) => {
        for (const n of [-1, 0, 1]) {
          const cx = x * 0.7 + n * w * 0.4;
          s.moveTo(cx + w * 0.1, -h * 0.98);
          s.arc(cx, -h * 0.98, w * 0.1, 0, 4);
        }
      });
      return;
  }
  mark(ink, tones.hair.light, (s) =>
    leaf(s, { x: -w * 0.5 + x, y: -h * 0.72 }, { x: w * 0.4 + x, y: -h * 0.9 }, h * 0.07),
  );
}

function drawBands({ ink, head: { w, h }, tones }: Figure): void {
  mark(ink, tones.accent.base, (s) => {
    for (const side of [-1, 1]) ellipse(s, { x: side * w * 0.98, y: -h * 0.34, w: 7, h: 8 });
  });
}
