import { demoSignIn } from "@goldmane/contracts/account/limits";
import { useQuery } from "@tanstack/react-query";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { say } from "#platform/words/say.ts";
import { Avatar } from "#ui/avatar/avatar.tsx";
import { Button } from "#ui/button/button.tsx";
import { PasswordField } from "#ui/field/password-field.tsx";
import { focusFirst } from "#ui/focus-first.ts";
import styles from "./form-view.module.css";
import type { PanelState, PasswordReason } from "./state.ts";
import type { ProfilePanel } from "./use-profile-panel.ts";

type Props = { panel: ProfilePanel; asked: NonNullable<PanelState["asked"]> };

/** Asks for a password instead of a profile's PIN. */
export function PasswordView({ panel, asked: { profile, reason, password } }: Props) {
  const { state, dispatch } = panel;
  const { data: session } = useQuery(sessionQuery);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        panel.submitPassword();
      }}
    >
      <div className={styles.picture}>
        <Avatar url={profile.avatarUrl} size={96} />
      </div>
      <h2 className={styles.heading}>{profile.displayName}</h2>
      <p className={styles.text}>{describeReason(reason, profile.displayName)}</p>
      <PasswordField
        label={say`Password`}
        name="password"
        autoComplete="current-password"
        hint={session?.isDemo ? say`Demo password: ${demoSignIn.password}` : undefined}
        problem={state.problem ?? undefined}
        value={password}
        onChange={(typed) => dispatch({ type: "password-typed", password: typed })}
        ref={focusFirst}
      />
      <div className={styles.actions}>
        <Button variant="glass" icon="left" onClick={() => dispatch({ type: "went-back" })}>
          {say`Back`}
        </Button>
        <Button
          variant="gold"
          type="submit"
          disabled={password === ""}
          aria-busy={panel.choosingId !== null}
        >
          {say`Open profile`}
        </Button>
      </div>
    </form>
  );
}

function describeReason(reason: PasswordReason, name: string): string {
  switch (reason) {
    case "no-pin":
      return say`${name} has no PIN yet. Enter ${name}’s password or the account password.`;
    case "locked":
      return say`Too many wrong PINs. Enter ${name}’s password or the account password, or try again in 15 minutes.`;
    case "chosen":
      return say`Enter ${name}’s password or the account password.`;
  }
}
