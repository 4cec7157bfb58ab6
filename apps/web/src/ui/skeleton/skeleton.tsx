import type { CSSProperties } from "react";
import styles from "./skeleton.module.css";

type Props = Pick<CSSProperties, "width" | "height" | "aspectRatio">;

/** The shape of something that is on its way. Hidden from screen readers: its frame says `aria-busy`. */
export function Skeleton(size: Props) {
  return <div className={styles.skeleton} style={size} aria-hidden="true" />;
}
