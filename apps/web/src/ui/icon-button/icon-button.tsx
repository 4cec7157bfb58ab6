import type { ComponentProps } from "react";
import { Icon, type IconName } from "#ui/icon/icon.tsx";
import styles from "./icon-button.module.css";

type Props = Omit<ComponentProps<"button">, "children" | "aria-label"> & {
  icon: IconName;
  /** What it does, for those who cannot see the drawing. */
  label: string;
};

export function IconButton({ icon, label, ...rest }: Props) {
  return (
    <button type="button" {...rest} className={styles.button} aria-label={label} title={label}>
      <Icon name={icon} />
    </button>
  );
}
