import type { Ref } from "react";
import styles from "./trailer-stage.module.css";

/** Where a trailer plays, over the picture that stands there before and after. */
export function TrailerStage({ ref }: { ref: Ref<HTMLDivElement> }) {
  return <div ref={ref} className={styles.stage} aria-hidden="true" />;
}
