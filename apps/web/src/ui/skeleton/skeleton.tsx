import type { CSSProperties } from "react";
import styles from "./skeleton.module.css";

type Props = Pick<CSSProperties, "width" | "height" | "aspectRatio">;

/** A loading placeholder. Hidden from screen readers: its container sets `aria-busy`. */
export function Skeleton(size: Props) {
  return <div className={styles.skeleton} style={size} aria-hidden="true" />;
}
