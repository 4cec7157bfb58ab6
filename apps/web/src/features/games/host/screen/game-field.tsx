import type { ComponentProps, RefObject } from "react";
import styles from "./game-field.module.css";

type Props = ComponentProps<"div"> & {
  field: RefObject<HTMLDivElement | null>;
  label: string;
  isPlaying: boolean;
};

/** The element of a game's canvas, which owns keys and pads while the game is played. */
export function GameField({ field, label, isPlaying, ...more }: Props) {
  return (
    <div
      ref={field}
      className={styles.field}
      role="application"
      aria-label={label}
      aria-hidden={!isPlaying}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys play the game
      tabIndex={isPlaying ? 0 : -1}
      {...(isPlaying ? { "data-owns-arrows": true, "data-owns-pad": true } : {})}
      {...more}
    />
  );
}

/** Gives a field the keys, and scrolls back to it from a menu that was longer than the screen. */
export function focusField(field: HTMLElement | null): void {
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: "nearest" });
}
