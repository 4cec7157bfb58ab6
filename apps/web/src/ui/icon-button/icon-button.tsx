import type { ComponentProps, ReactElement } from "react";
import { Icon, type IconName } from "#ui/icon/icon.tsx";
import styles from "./icon-button.module.css";

type Props = Omit<ComponentProps<"button">, "children" | "aria-label"> & {
  /** One of the house's own, or one that is drawn only where this button is. */
  icon: IconName | ReactElement;
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
      {typeof icon === "string" ? <Icon name={icon} /> : icon}
    </button>
  );
}
