import { RemoteIcon } from "#ui/remote-icon/remote-icon.tsx";
import { say } from "#platform/words/say.ts";
import styles from "./direction-pad.module.css";
import { HoldButton } from "./hold-button.tsx";
import type { Press } from "./use-presses.ts";

/** Moves the focus on the screen. */
export function DirectionPad({ press }: { press: Press }) {
  const names = { up: say`Up`, left: say`Left`, right: say`Right`, down: say`Down` };
  return (
    <div className={styles.area}>
      <fieldset className={styles.pad}>
        <legend className={styles.legend}>{say`Control the screen`}</legend>
        {(["up", "left", "right", "down"] as const).map((to) => (
          <HoldButton
            key={to}
            className={styles.arrow}
            data-to={to}
            aria-label={names[to]}
            onPress={() => press({ act: "move", to })}
          >
            <RemoteIcon name={to} />
          </HoldButton>
        ))}
        <button
          type="button"
          className={styles.ok}
          onClick={() => press({ act: "move", to: "press" })}
        >
          {say`OK`}
        </button>
      </fieldset>
      <button
        type="button"
        className={styles.corner}
        data-at="left"
        aria-label={say`Back`}
        onClick={() => press({ act: "move", to: "back" })}
      >
        <RemoteIcon name="back" />
      </button>
      <button
        type="button"
        className={styles.corner}
        data-at="right"
        aria-label={say`Home`}
        onClick={() => press({ act: "move", to: "home" })}
      >
        <RemoteIcon name="home" />
      </button>
    </div>
  );
}
