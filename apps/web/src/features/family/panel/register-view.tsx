import { say } from "#platform/words/say.ts";
import { ProfileFields } from "#ui/profile-form/profile-fields.tsx";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import styles from "./form-view.module.css";
import type { Draft } from "./state.ts";
import type { ProfilePanel } from "./use-profile-panel.ts";

export function RegisterView({ panel }: { panel: ProfilePanel }) {
  const { state, dispatch, isBusy } = panel;
  const { draft } = state;
  const change = (part: Partial<Draft>) => dispatch({ type: "draft-changed", change: part });

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
      <ProfileFields
        draft={draft}
        isNew
        onChange={change}
        onRole={(role) => dispatch({ type: "role-chosen", role })}
      />
      <Field
        label={say`Household code`}
        name="householdCode"
        autoComplete="off"
        hint={say`A parent finds it under Family. Leave it empty if this device is signed in already.`}
        value={draft.householdCode}
        onChange={(householdCode) => change({ householdCode })}
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
