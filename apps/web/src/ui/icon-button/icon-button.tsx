import type { ComponentProps } from "react";
import { Icon, type IconName } from "#ui/icon/icon.tsx";
import styles from "./icon-button.module.css";

type Props = Omit<ComponentProps<"button">, "children" | "aria-label"> & {
  icon: IconName;
  /** What it does: read out, and shown to who points at it. */
  label: string;
};

export function IconButton({ icon, label, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={styles.button}
      aria-label={label}
      data-tooltip={label}
    >
      <Icon name={icon} />
    </button>
  );
}
