import type { ComponentProps } from "react";
import styles from "./row-button.module.css";

/** A small button at the end of a row. Its `aria-label` must name the row too. */
export function RowButton(props: Omit<ComponentProps<"button">, "className" | "type">) {
  return <button {...props} type="button" className={styles.button} />;
}
