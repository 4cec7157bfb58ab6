import type { Mood, Visual } from "@goldmane/contracts/vibes/limits";
import { useRef } from "react";
import { useProjector } from "./use-projector.ts";
import styles from "./visual-canvas.module.css";

type Props = { visual: Visual; mood: Mood };

/** A moving visual that fills its container; nothing without WebGL 2. */
export function VisualCanvas({ visual, mood }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useProjector(canvas, visual, mood);
  // A canvas keeps the context that it once gave.
  return <canvas key={visual} ref={canvas} className={styles.canvas} aria-hidden="true" />;
}
