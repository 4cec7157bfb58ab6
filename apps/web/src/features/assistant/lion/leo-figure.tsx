import { useRef } from "react";
import { say } from "#platform/words/say.ts";
import styles from "./leo-figure.module.css";
import type { Doing } from "./state.ts";
import { type Felt, useLion } from "./use-lion.ts";

type Props = { doing: Doing; felt: Felt };

/** Leo's figure, drawn by the film engine. */
export function LeoFigure(props: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLion(canvas, props);
  return (
    <canvas
      ref={canvas}
      className={styles.figure}
      aria-label={say`Leo the lion`}
      data-doing={props.doing}
    />
  );
}
