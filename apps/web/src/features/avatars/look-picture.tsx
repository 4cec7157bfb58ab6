import { nameLook, parseLook } from "@goldmane/contracts/avatars/rules";
import type { AvatarLook } from "@goldmane/contracts/avatars/schema";
import { useCallback } from "react";
import styles from "./look-picture.module.css";
import { useDrawing } from "./use-drawing.ts";

/** In pixels; sharp up to 112 CSS pixels on a display with a density of 2. */
const size = 224;

/** A look as a round picture, drawn in the browser. Decorative beside its name. */
export function LookPicture({ look }: { look: AvatarLook }) {
  const name = nameLook(look);
  const canvas = useDrawing(
    useCallback(
      (surface, _, { drawLook }) => {
        const shown = parseLook(name);
        if (shown) drawLook(surface, shown, size);
      },
      [name],
    ),
  );
  return (
    <canvas ref={canvas} className={styles.picture} width={size} height={size} aria-hidden="true" />
  );
}
