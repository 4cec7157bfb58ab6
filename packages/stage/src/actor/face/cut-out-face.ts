import { mix } from "#paint/mix.ts";
import type { Figure } from "#actor/figure/figure.ts";
import { onHead } from "#actor/figure/head-space.ts";
import { eyeFrame, type EyeFrame } from "./eye-frame.ts";
import { layOpening, openLids } from "./eye.ts";
import { drawCutOutMouth } from "./mouth.ts";

const pale = "#e9e0ff";

/** The face of a shadow: bright eyes and a mouth, cut out of the head drawn last. */
export function drawCutOutFace(figure: Figure): void {
  const { build, head, look } = figure;
  const color = look.eyes ?? pale;
  for (const side of [1, -1] as const) drawHole(figure, eyeFrame(figure, side), color);
  const mouth = onHead(head, 0, build.mouth.up, build.mouth.out);
  drawCutOutMouth(
    figure,
    { x: mouth.x, y: mouth.y, w: build.mouth.w, wide: 0.35 + 0.65 * mouth.wide },
    color,
  );
}

function drawHole(figure: Figure, eye: EyeFrame, color: string): void {
  const { surface } = figure.ink;
  const { gaze, pupilSize } = figure.pose.face;
  const opening = openLids(figure, eye.side);
  surface.save();
  surface.translate(eye.x, eye.y);
  surface.scale(eye.side, 1);
  if (opening.inner + opening.outer + opening.lower * 2 < 0.3) {
    surface.strokeStyle = color;
    surface.lineWidth = eye.rx * 0.26;
    surface.beginPath();
    surface.moveTo(-eye.rx, 0);
    surface.quadraticCurveTo(0, eye.ry * 0.5, eye.rx, 0);
    surface.stroke();
    surface.restore();
    return;
  }
  surface.beginPath();
  layOpening(surface, eye, opening);
  surface.fillStyle = color;
  surface.fill();
  surface.clip();
  const size = 0.42 * Math.min(1.3, Math.max(0.5, pupilSize));
  surface.beginPath();
  surface.ellipse(
    gaze.x * eye.rx * 0.4 * eye.side,
    gaze.y * eye.ry * 0.32,
    eye.rx * size,
    eye.ry * size,
    0,
    0,
    Math.PI * 2,
  );
  surface.fillStyle = mix(figure.ink.light.shadow, "#080512", 0.6);
  surface.fill();
  surface.restore();
}
