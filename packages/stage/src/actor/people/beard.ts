import { paint } from "#actor/ink/paint.ts";
import type { Figure } from "#actor/figure/figure.ts";
import { onHead } from "#actor/figure/head-space.ts";

/** A long beard with a mustache, from the cheeks down; the mouth is drawn over it afterwards. */
export function drawBeard(figure: Figure, length: number): void {
  const { ink, head, build, tones, pose, swing, seed } = figure;
  const { w, h } = head;
  const at = onHead(head, 0, build.mouth.up, 1);
  const x = at.x * 0.7;
  const low = h * (1 + 0.95 * length) - swing.y * 14;
  const drift = -swing.x * 20 + Math.sin(pose.time * 1.4 + seed) * 2;
  paint(ink, tones.hair, { x, y: h * 0.9, r: w, needsClip: true }, (s) => {
    s.moveTo(-w * 0.93, h * 0.06);
    s.bezierCurveTo(-w * 1.02, h * 0.8, -w * 0.66 + drift * 0.5, low * 0.86, x * 0.5 + drift, low);
    s.bezierCurveTo(w * 0.6 + drift * 0.5, low * 0.86, w * 1.0, h * 0.8, w * 0.94, h * 0.06);
    s.bezierCurveTo(w * 0.84, h * 0.34, x + w * 0.5, h * 0.32, x + w * 0.08, h * 0.34);
    s.bezierCurveTo(x - w * 0.5, h * 0.32, -w * 0.78, h * 0.36, -w * 0.93, h * 0.06);
    s.closePath();
  });
  const lip = onHead(head, 0, build.mouth.up + 0.26, 1.06);
  const lift = pose.face.smile * 3;
  paint(
    ink,
    { ...tones.hair, base: tones.hair.light, line: tones.hair.shade },
    { x: lip.x, y: lip.y, r: 24 },
    (s) => {
      s.moveTo(lip.x, lip.y - 5);
      s.bezierCurveTo(lip.x + 13, lip.y - 9, lip.x + 26, lip.y + 3, lip.x + 31, lip.y + 9 - lift);
      s.bezierCurveTo(lip.x + 18, lip.y + 11, lip.x + 7, lip.y + 8, lip.x, lip.y + 3);
      s.bezierCurveTo(lip.x - 7, lip.y + 8, lip.x - 18, lip.y + 11, lip.x - 31, lip.y + 9 - lift);
      s.bezierCurveTo(lip.x - 26, lip.y + 3, lip.x - 13, lip.y - 9, lip.x, lip.y - 5);
      s.closePath();
    },
  );
}
