import { say } from "#platform/words/say.ts";
import { Avatar } from "#ui/avatar/avatar.tsx";
import { Button } from "#ui/button/button.tsx";
import { focusFirst } from "#ui/focus-first.ts";
import type { Newcomer } from "./state.ts";
import { useAskAgain } from "./use-ask-again.ts";
import type { ProfilePanel } from "./use-profile-panel.ts";
import styles from "./waiting-view.module.css";

type Props = { panel: ProfilePanel; newcomer: Newcomer };

/** For somebody whose profile is made, until a parent lets them in or turns them away. */
export function WaitingView({ panel, newcomer }: Props) {
  const { displayName, avatarUrl, isTurnedAway } = newcomer;
  useAskAgain(panel.askAgain, !isTurnedAway);

  return (
    <div className={styles.view} data-waits={!isTurnedAway}>
      <div className={styles.picture}>
        <Avatar url={avatarUrl} size={192} />
      </div>
      <h2 className={styles.heading} tabIndex={-1} ref={focusFirst}>
        {isTurnedAway ? say`Not this time` : say`Almost in, ${displayName}`}
      </h2>
      <p className={styles.words} aria-live="polite">
        {isTurnedAway
          ? say`A parent did not let ${displayName} in, and nothing of the profile is kept. Talk to them, then ask again.`
          : say`Ask a parent to open Family on their own device and say yes. Leave this open: you come in by yourself.`}
      </p>
      {panel.state.problem && (
        <p className={styles.problem} role="alert">
          {panel.state.problem}
        </p>
      )}
      <Button look="glass" icon="left" onClick={() => panel.dispatch({ type: "went-back" })}>
        {isTurnedAway ? say`Back` : say`Stop waiting`}
      </Button>
    </div>
  );
}
