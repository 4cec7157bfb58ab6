import { nameLook, parseLook } from "@goldmane/contracts/avatars/rules";
import type { AvatarLook } from "@goldmane/contracts/avatars/schema";
import { useCallback } from "react";
import styles from "./look-picture.module.css";
import { useDrawing } from "./use-drawing.ts";

/** In pixels; sharp up to 112 CSS pixels on a display with a density of 2. */
const size = 224;

type Props = {
  look: AvatarLook;
  /** From head to foot in a square, rather than a round portrait. */
  isWhole?: boolean;
};

/** A look as a picture, drawn in the browser. Decorative beside its name. */
export function LookPicture({ look, isWhole = false }: Props) {
  const name = nameLook(look);
  const canvas = useDrawing(
    useCallback(
      (surface, _, { drawLook, drawWholeLook }) => {
        const shown = parseLook(name);
        const draw = isWhole ? drawWholeLook : drawLook;
        if (shown) draw(surface, shown, size);
      },
      [name, isWhole],
    ),
  );
  return (
    <canvas
      ref={canvas}
      className={styles.picture}
      data-whole={isWhole}
      width={size}
      height={size}
      aria-hidden="true"
    />
  );
}
