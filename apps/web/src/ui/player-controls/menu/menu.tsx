import { type ReactNode, useId, useRef, useState } from "react";
import { ControlButton } from "#ui/player-controls/control-button.tsx";
import type { PlayerIconName } from "#ui/player-controls/player-icon.tsx";
import styles from "./menu.module.css";
import { useGroupKeys } from "./use-group-keys.ts";

type Props = {
  icon: PlayerIconName;
  label: string;
  /** Whether what it rules is on, as captions may be. */
  isOn?: boolean;
  shortcut?: string;
  children: ReactNode;
};

/** A button with a panel of choices above the bar. Escape and a press beside it close it. */
export function Menu({ icon, label, isOn = false, shortcut, children }: Props) {
  const id = useId();
  const panel = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);

  useGroupKeys(panel);

  return (
    <>
      <ControlButton
        icon={icon}
        label={label}
        {...(shortcut ? { shortcut } : {})}
        data-on={isOn}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        popoverTarget={id}
      />
      <dialog
        ref={panel}
        id={id}
        popover="auto"
        aria-label={label}
        className={styles.panel}
        data-player-menu
        onToggle={(event) => {
          setOpen(event.newState === "open");
          if (event.newState === "open") focusChoice(event.currentTarget);
        }}
      >
        <div className={styles.groups}>{isOpen && children}</div>
      </dialog>
    </>
  );
}

/** Once the choices are there, the one in force has the focus. */
function focusChoice(panel: HTMLElement): void {
  requestAnimationFrame(() => panel.querySelector<HTMLElement>("input:checked")?.focus());
}
