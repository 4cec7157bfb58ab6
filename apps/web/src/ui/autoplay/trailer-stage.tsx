import type { Ref } from "react";
import styles from "./trailer-stage.module.css";

/** Container of a trailer, over the still picture. */
export function TrailerStage({ ref }: { ref: Ref<HTMLDivElement> }) {
  return <div ref={ref} className={styles.stage} aria-hidden="true" />;
}
