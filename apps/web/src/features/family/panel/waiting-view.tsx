import { say } from "#platform/words/say.ts";
import { Avatar } from "#ui/avatar/avatar.tsx";
import { Button } from "#ui/button/button.tsx";
import { focusFirst } from "#ui/focus-first.ts";
import type { PendingProfile } from "./state.ts";
import { usePolling } from "./use-polling.ts";
import type { ProfilePanel } from "./use-profile-panel.ts";
import styles from "./waiting-view.module.css";

type Props = { panel: ProfilePanel; pendingProfile: PendingProfile };

/** Shown after creating a profile until a parent approves or declines it. */
export function WaitingView({ panel, pendingProfile }: Props) {
  const { displayName, avatarUrl, isTurnedAway } = pendingProfile;
  usePolling(panel.askAgain, !isTurnedAway);

  return (
    <div className={styles.view} data-waits={!isTurnedAway}>
      <div className={styles.picture}>
        <Avatar url={avatarUrl} size={192} />
      </div>
      <h2 className={styles.heading} tabIndex={-1} ref={focusFirst}>
        {isTurnedAway ? say`Request declined` : say`Almost there, ${displayName}`}
      </h2>
      <p className={styles.text} aria-live="polite">
        {isTurnedAway
          ? say`A parent declined ${displayName}’s request. Talk to them, then ask again.`
          : say`Ask a parent to approve you on their Family page. Keep this page open.`}
      </p>
      {panel.state.problem && (
        <p className={styles.problem} role="alert">
          {panel.state.problem}
        </p>
      )}
      <Button variant="glass" icon="left" onClick={() => panel.dispatch({ type: "went-back" })}>
        {isTurnedAway ? say`Back` : say`Cancel`}
      </Button>
    </div>
  );
}
