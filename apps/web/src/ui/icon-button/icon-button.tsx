import type { ComponentProps, ReactElement } from "react";
import { Icon, type IconName } from "#ui/icon/icon.tsx";
import styles from "./icon-button.module.css";

type Props = Omit<ComponentProps<"button">, "children" | "aria-label"> & {
  /** A shared icon, or a drawing used only here. */
  icon: IconName | ReactElement;
  /** Accessible name and tooltip. */
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
