import type { ComponentProps } from "react";
import { Icon, type IconName } from "#ui/icon/icon.tsx";
import styles from "./button.module.css";

/** `plain` for secondary actions, `alarm` for destructive ones. */
export type ButtonVariant = "gold" | "glass" | "plain" | "alarm";

type Props = Omit<ComponentProps<"button">, "className"> & {
  variant: ButtonVariant;
  icon?: IconName;
};

export function Button({ variant, icon, children, type = "button", ...rest }: Props) {
  return (
    <button {...rest} type={type} className={styles.button} data-variant={variant}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
