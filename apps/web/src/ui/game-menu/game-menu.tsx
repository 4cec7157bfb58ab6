import type { ReactNode } from "react";
import styles from "./game-menu.module.css";

/** A game's own menu on its title screen. */
export function GameMenu({ children }: { children: ReactNode }) {
  return <div className={styles.menu}>{children}</div>;
}

/** Choices beside each other, under a name for screen readers. */
export function MenuChoices({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={styles.choices} aria-label={label}>
      {children}
    </fieldset>
  );
}

type ChoiceProps = {
  /** Whether it is on, for one that stays on or off. */
  isOn?: boolean;
  /** For a choice that is a picture. */
  label?: string;
  onClick: () => void;
  children: ReactNode;
};

export function MenuChoice({ isOn, label, onClick, children }: ChoiceProps) {
  return (
    <button
      type="button"
      className={styles.choice}
      aria-pressed={isOn}
      aria-label={label}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
