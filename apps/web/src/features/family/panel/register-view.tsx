import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import styles from "./form-view.module.css";
import { NewProfileFields } from "./new-profile-fields.tsx";
import type { ProfilePanel } from "./use-profile-panel.ts";

export function RegisterView({ panel }: { panel: ProfilePanel }) {
  const { state, dispatch, isBusy } = panel;

  return (
    <form
      className={styles.form}
      data-wide
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) panel.submitDraft();
      }}
    >
      <h2 className={styles.heading}>{say`Create Profile`}</h2>
      <NewProfileFields
        draft={state.draft}
        isJoining={panel.isJoining}
        onChange={(change) => dispatch({ type: "draft-changed", change })}
        onRole={(role) => dispatch({ type: "role-chosen", role })}
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
          {say`Create Profile`}
        </Button>
      </div>
    </form>
  );
}
