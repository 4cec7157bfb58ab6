import { nameLook, parseLook } from "@goldmane/contracts/avatars/rules";
import type { AvatarLook } from "@goldmane/contracts/avatars/schema";
import { useCallback } from "react";
import { isMotionAllowed } from "#platform/device/is-motion-allowed.ts";
import styles from "./look-stage.module.css";
import { useDrawing } from "./use-drawing.ts";

const width = 720;
const height = 720;

/** The whole avatar before its backdrop: it breathes and blinks, unless motion is reduced. */
export function LookStage({ look }: { look: AvatarLook }) {
  const name = nameLook(look);
  const canvas = useDrawing(
    useCallback(
      (surface, _, { drawScene }) => {
        const shown = parseLook(name);
        if (!shown) return;
        if (!isMotionAllowed()) return drawScene(surface, shown, { width, height, seconds: 0.8 });
        let frame = 0;
        const draw = (now: number) => {
          drawScene(surface, shown, { width, height, seconds: now / 1000 });
          frame = requestAnimationFrame(draw);
        };
        frame = requestAnimationFrame(draw);
        return () => cancelAnimationFrame(frame);
      },
      [name],
    ),
  );
  return (
    <canvas
      ref={canvas}
      className={styles.stage}
      width={width}
      height={height}
      data-look={name}
      aria-hidden="true"
    />
  );
}
