import type { ComponentProps } from "react";
import { IconButton } from "#ui/icon-button/icon-button.tsx";
import styles from "./corner-button.module.css";

/** The button in the corner of a running game. */
export function CornerButton(props: ComponentProps<typeof IconButton>) {
  return (
    <div className={styles.corner}>
      <IconButton {...props} />
    </div>
  );
}
