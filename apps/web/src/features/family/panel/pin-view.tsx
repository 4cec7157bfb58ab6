import { say } from "#platform/words/say.ts";
import { Avatar } from "#ui/avatar/avatar.tsx";
import { Button } from "#ui/button/button.tsx";
import { PinPad } from "#ui/pin-pad/pin-pad.tsx";
import styles from "./pin-view.module.css";
import type { PanelState } from "./state.ts";
import type { ProfilePanel } from "./use-profile-panel.ts";

type Props = { panel: ProfilePanel; pin: NonNullable<PanelState["pin"]> };

/** Asks for a profile's PIN. */
export function PinView({ panel, pin: { profile, whose, digits, misses } }: Props) {
  const { state, dispatch } = panel;
  return (
    <div className={styles.view}>
      <div className={styles.picture}>
        <Avatar url={profile.avatarUrl} size={96} />
      </div>
      <h2 className={styles.heading}>
        {whose === "grown-up" ? say`Ask a grown-up` : profile.displayName}
      </h2>
      <p className={styles.text}>
        {whose === "grown-up"
          ? say`Enter a grown-up’s PIN to open ${profile.displayName}.`
          : say`Enter this profile’s PIN.`}
      </p>
      <PinPad
        digits={digits}
        misses={misses}
        isChecking={panel.choosingId !== null}
        onDigit={panel.pressDigit}
        onErase={() => dispatch({ type: "digit-erased" })}
      />
      <p className={styles.problem} role="alert">
        {state.problem}
      </p>
      <div className={styles.actions}>
        <Button variant="plain" icon="left" onClick={() => dispatch({ type: "went-back" })}>
          {say`Back`}
        </Button>
        <Button
          variant="plain"
          icon="lock"
          onClick={() => dispatch({ type: "password-asked", profile, reason: "chosen" })}
        >
          {say`Use a password`}
        </Button>
      </div>
    </div>
  );
}
