import { line, mark } from "#actor/ink/paint.ts";
import { ellipse } from "#actor/ink/shapes.ts";
import type { Figure } from "#actor/figure/figure.ts";
import { onHead } from "#actor/figure/head-space.ts";

/** Two feelers that trail behind movement, droop in sadness and quiver a little. */
export function drawAntennae(
  figure: Figure,
  { color, length, knob, bend }: { color: string; length: number; knob: number; bend: number },
): void {
  const { ink, head, pose, swing, seed } = figure;
  const mood = pose.face.brows.raise * 0.14 - Math.max(0, -pose.face.brows.anger) * 0.5;
  for (const side of [1, -1]) {
    const root = onHead(head, side * 0.42, 0.95, 0.98);
    const quiver = Math.sin(pose.time * 5 + seed + side) * 0.06;
    const angle = -Math.PI / 2 + side * (0.42 - mood) - swing.x * 0.8 + quiver;
    const elbow = {
      x: root.x + Math.cos(angle) * length * 0.55,
      y: root.y + Math.sin(angle) * length * 0.55,
    };
    const tip = {
      x: elbow.x + Math.cos(angle + side * bend) * length * 0.5,
      y: elbow.y + Math.sin(angle + side * bend) * length * 0.5,
    };
    line(ink, color, 4.5, (s) => {
      s.moveTo(root.x, root.y + 3);
      s.quadraticCurveTo(elbow.x, elbow.y, tip.x, tip.y);
    });
    mark(ink, color, (s) => ellipse(s, { x: tip.x, y: tip.y, w: knob, h: knob }));
  }
}
