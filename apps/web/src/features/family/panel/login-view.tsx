import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import { PasswordField } from "#ui/field/password-field.tsx";
import { focusFirst } from "#ui/focus-first.ts";
import styles from "./form-view.module.css";
import type { ProfilePanel } from "./use-profile-panel.ts";

export function LoginView({ panel }: { panel: ProfilePanel }) {
  const { state, dispatch, isBusy } = panel;
  const { username, password } = state.secret;

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) panel.submitSecret();
      }}
    >
      <h2 className={styles.heading}>{say`Login with Password`}</h2>
      <Field
        label={say`Username`}
        name="username"
        autoComplete="username"
        value={username}
        onChange={(value) => dispatch({ type: "secret-typed", change: { username: value } })}
        ref={focusFirst}
      />
      <PasswordField
        label={say`Password`}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(value) => dispatch({ type: "secret-typed", change: { password: value } })}
      />
      {state.problem && (
        <p className={styles.problem} role="alert">
          {state.problem}
        </p>
      )}
      <div className={styles.actions}>
        <Button variant="glass" icon="left" onClick={() => dispatch({ type: "went-back" })}>
          {say`Back`}
        </Button>
        <Button variant="gold" type="submit" aria-busy={isBusy}>
          {say`Login`}
        </Button>
      </div>
    </form>
  );
}
