import type { ReactNode } from "react";
import { Icon, type IconName } from "#ui/icon/icon.tsx";
import styles from "./button.module.css";

export type ButtonLook = "gold" | "glass";

type Props = { look: ButtonLook; icon?: IconName; children: ReactNode; onClick: () => void };

export function Button({ look, icon, children, onClick }: Props) {
  return (
    <button type="button" className={styles.button} data-look={look} onClick={onClick}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
