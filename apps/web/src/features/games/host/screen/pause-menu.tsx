import { useRef } from "react";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import styles from "./overlay.module.css";
import { useFirstFocus } from "./use-first-focus.ts";

type Props = {
  onResume: () => void;
  onAgain: () => void;
  onSettings: () => void;
  onLeave: () => void;
};

export function PauseMenu({ onResume, onAgain, onSettings, onLeave }: Props) {
  const menu = useRef<HTMLElement>(null);
  useFirstFocus(menu);
  return (
    <section className={styles.overlay} ref={menu} aria-label={say`Paused`}>
      <div className={styles.card}>
        <h2 className={styles.heading}>{say`Paused`}</h2>
        <div className={styles.actions}>
          <Button variant="gold" icon="play" onClick={onResume}>
            {say`Keep playing`}
          </Button>
          <Button variant="glass" icon="retry" onClick={onAgain}>
            {say`Start over`}
          </Button>
          <Button variant="glass" onClick={onSettings}>
            {say`Settings`}
          </Button>
          <Button variant="plain" onClick={onLeave}>
            {say`Quit`}
          </Button>
        </div>
      </div>
    </section>
  );
}
