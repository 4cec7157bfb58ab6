import { type ReactNode, useId, useRef, useState } from "react";
import { ControlButton } from "#ui/player-controls/control-button.tsx";
import type { PlayerIconName } from "#ui/player-controls/player-icon.tsx";
import styles from "./menu.module.css";
import { useGroupKeys } from "./use-group-keys.ts";

type Props = {
  icon: PlayerIconName;
  label: string;
  /** Whether the feature is on, such as captions. */
  isOn?: boolean;
  shortcut?: string;
  children: ReactNode;
};

/** A button that opens a panel of choices. Escape and a press outside close it. */
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

/** Focuses the current choice once the choices have rendered. */
function focusChoice(panel: HTMLElement): void {
  requestAnimationFrame(() => panel.querySelector<HTMLElement>("input:checked")?.focus());
}
