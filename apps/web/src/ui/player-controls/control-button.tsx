import type { ComponentProps } from "react";
import styles from "./control-button.module.css";
import { PlayerIcon, type PlayerIconName } from "./player-icon.tsx";

type Props = Omit<ComponentProps<"button">, "children" | "aria-label"> & {
  icon: PlayerIconName;
  label: string;
  /** Keyboard shortcut, shown in the tooltip. */
  shortcut?: string;
};

export function ControlButton({ icon, label, shortcut, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={styles.button}
      aria-label={label}
      aria-keyshortcuts={shortcut}
      data-tooltip={shortcut ? `${label} (${shortcut})` : label}
    >
      <PlayerIcon name={icon} />
    </button>
  );
}
