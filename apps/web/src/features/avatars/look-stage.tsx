import { nameLook, parseLook } from "@goldmane/contracts/avatars/rules";
import type { AvatarLook } from "@goldmane/contracts/avatars/schema";
import { useCallback } from "react";
import { isMotionAllowed } from "#platform/device/is-motion-allowed.ts";
import styles from "./look-stage.module.css";
import { useDrawing } from "./use-drawing.ts";

/** Gives a canvas as many pixels as the screen shows of it, up to twice its size. */
function fitCanvas(canvas: HTMLCanvasElement): { width: number; height: number } {
  const density = Math.min(2, devicePixelRatio);
  const width = Math.max(1, Math.round(canvas.clientWidth * density));
  const height = Math.max(1, Math.round(canvas.clientHeight * density));
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  return { width, height };
}

/** The whole avatar before its backdrop: it breathes and blinks, unless motion is reduced. */
export function LookStage({ look }: { look: AvatarLook }) {
  const name = nameLook(look);
  const canvas = useDrawing(
    useCallback(
      (surface, shownOn, { drawScene }) => {
        const shown = parseLook(name);
        if (!shown) return;
        const isMoving = isMotionAllowed();
        let last = "";
        let frame = 0;
        const draw = (now: number) => {
          frame = requestAnimationFrame(draw);
          const { width, height } = fitCanvas(shownOn);
          const size = `${width} ${height}`;
          if (!isMoving && size === last) return;
          last = size;
          const seconds = isMoving ? now / 1000 : 0.8;
          drawScene(surface, shown, { width, height, seconds });
        };
        frame = requestAnimationFrame(draw);
        return () => cancelAnimationFrame(frame);
      },
      [name],
    ),
  );
  return <canvas ref={canvas} className={styles.stage} data-look={name} aria-hidden="true" />;
}
