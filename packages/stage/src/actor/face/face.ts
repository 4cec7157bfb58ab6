import type { Figure } from "#actor/figure/figure.ts";
import { onHead } from "#actor/figure/head-space.ts";
import { drawBrow, drawCheek } from "./brows.ts";
import { eyeFrame } from "./eye-frame.ts";
import { drawEye } from "./eye.ts";
import { mouthFormOf } from "./mouth-form.ts";
import { drawMouth } from "./mouth.ts";
import { paint } from "#actor/ink/paint.ts";
import { drawTears } from "./tears.ts";

/** The part between the head and a nose that is pulled. */
function drawSnout({ ink, build, head, pose, skin }: Figure): void {
  if (pose.snout < 0.04) return;
  const up = build.mouth.up * 0.8;
  const root = onHead(head, 0, up, 0.35);
  const tip = onHead(head, 0, up, build.mouth.out);
  const wide = head.h * 0.5;
  const narrow = head.h * (0.36 - 0.1 * pose.snout);
  paint(ink, skin, { x: tip.x, y: tip.y, r: wide, form: "flat" }, (surface) => {
    surface.moveTo(root.x, root.y - wide);
    surface.quadraticCurveTo((root.x + tip.x) / 2, tip.y - narrow, tip.x, tip.y - narrow);
    surface.arc(tip.x, tip.y, narrow, -Math.PI / 2, Math.PI / 2, tip.x < root.x);
    surface.quadraticCurveTo((root.x + tip.x) / 2, tip.y + narrow, root.x, root.y + wide);
    surface.closePath();
  });
}

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
  drawSnout(figure);
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
