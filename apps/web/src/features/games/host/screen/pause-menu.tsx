import type { Button as GameButton } from "@goldmane/games/kernel/input";
import { useRef } from "react";
import type { GameAction } from "#features/games/host/game-picture.ts";
import { isTelevision } from "#platform/device/is-television.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import styles from "./overlay.module.css";
import { useFirstFocus } from "./use-first-focus.ts";

type Props = {
  /** A child's time is over, and this run has no end to wait for. */
  isTimeUp: boolean;
  /** Buttons that a remote control lacks; a TV's pause menu has them. */
  actions: readonly GameAction<GameButton>[];
  onAct: (button: GameButton) => void;
  onResume: () => void;
  onAgain: () => void;
  onSettings: () => void;
  onLeave: () => void;
};

export function PauseMenu(props: Props) {
  const { isTimeUp, actions, onAct, onResume, onAgain, onSettings, onLeave } = props;
  const menu = useRef<HTMLElement>(null);
  useFirstFocus(menu);
  if (isTimeUp)
    return (
      <section className={styles.overlay} ref={menu} data-modal aria-label={say`Time for a break`}>
        <div className={styles.card}>
          <h2 className={styles.heading}>{say`Time for a break`}</h2>
          <p>{say`Your adventure is saved. See you next time!`}</p>
          <div className={styles.actions}>
            <Button variant="gold" onClick={onLeave}>
              {say`Done`}
            </Button>
          </div>
        </div>
      </section>
    );
  return (
    <section className={styles.overlay} ref={menu} data-modal aria-label={say`Paused`}>
      <div className={styles.card}>
        <h2 className={styles.heading}>{say`Paused`}</h2>
        <div className={styles.actions}>
          <Button variant="gold" icon="play" onClick={onResume}>
            {say`Keep playing`}
          </Button>
          {isTelevision() &&
            actions.map(({ button, label }) => (
              <Button key={button} variant="glass" onClick={() => onAct(button)}>
                {label()}
              </Button>
            ))}
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
