import type { Figure } from "#actor/figure/figure.ts";
import { onHead } from "#actor/figure/head-space.ts";
import { drawBrow, drawCheek } from "./brows.ts";
import { eyeFrame } from "./eye-frame.ts";
import { drawEye } from "./eye.ts";
import { mouthFormOf } from "./mouth-form.ts";
import { drawMouth } from "./mouth.ts";
import { drawTears } from "./tears.ts";

/** Draws eyes, cheeks, muzzle, mouth, tears and brows onto the head drawn last. */
export function drawFace(figure: Figure, brow?: string): void {
  const { build, head } = figure;
  const near = eyeFrame(figure, -1);
  const far = eyeFrame(figure, 1);
  const mouth = onHead(head, 0, build.mouth.up, build.mouth.out);
  for (const side of [-1, 1]) {
    const cheek = onHead(head, side * (build.eye.gap + 0.34), build.mouth.up * 0.72);
    if (cheek.wide > 0.2)
      drawCheek(figure, cheek.x, cheek.y, build.eye.rx * 0.82 * (0.4 + cheek.wide * 0.6));
  }
  drawEye(figure, far);
  drawEye(figure, near);
  figure.rig.muzzle?.(figure);
  const { mouth: drawOwn } = figure.rig;
  if (drawOwn) drawOwn(figure, mouthFormOf(figure.pose.face.mouth));
  else {
    drawMouth(figure, { x: mouth.x, y: mouth.y, w: build.mouth.w, wide: 0.35 + 0.65 * mouth.wide });
  }
  drawTears(figure, near);
  drawTears(figure, far);
  drawBrow(figure, far, brow);
  drawBrow(figure, near, brow);
}
