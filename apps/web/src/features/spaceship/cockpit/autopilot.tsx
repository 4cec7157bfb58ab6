import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import styles from "./autopilot.module.css";

type Props = {
  /** The planet that the ship has reached or flies to. */
  name: string | null;
  /** It was just switched on, by a button that is gone. */
  takesFocus: boolean;
  onNext: () => void;
  onLand: () => void;
  onManual: () => void;
};

/** The whole ship in two buttons, for small hands. */
export function Autopilot({ name, takesFocus, onNext, onLand, onManual }: Props) {
  return (
    <div className={styles.autopilot}>
      <p className={styles.name} aria-live="polite">
        {name ?? say`Where shall we fly?`}
      </p>
      <div ref={takesFocus ? focusButton : null} className={styles.big}>
        <Button variant="glass" icon="right" onClick={onNext}>
          {say`Next planet`}
        </Button>
        <Button variant="gold" icon="play" disabled={name === null} onClick={onLand}>
          {say`Land here`}
        </Button>
      </div>
      <Button variant="plain" onClick={onManual}>
        {say`Fly it myself`}
      </Button>
    </div>
  );
}

function focusButton(row: HTMLElement | null): void {
  row?.querySelector("button")?.focus({ preventScroll: true });
}
