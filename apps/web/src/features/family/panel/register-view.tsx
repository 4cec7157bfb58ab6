import {
  ageGroups,
  nameMaxLength,
  passwordMaxLength,
  passwordMinLength,
  roles,
  usernameMaxLength,
} from "@goldmane/contracts/family/limits";
import { nameOfAgeGroup, nameOfRole } from "#features/family/names.ts";
import { AvatarPicker } from "#ui/avatar/avatar-picker.tsx";
import { Button } from "#ui/button/button.tsx";
import { ChoiceRow } from "#ui/choice-row/choice-row.tsx";
import { Field } from "#ui/field/field.tsx";
import { PasswordField } from "#ui/field/password-field.tsx";
import { focusFirst } from "#ui/focus-first.ts";
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
      <h2 className={styles.heading}>Create Profile</h2>
      <AvatarPicker chosen={draft.avatarUrl} onChoose={(avatarUrl) => change({ avatarUrl })} />
      <div className={styles.pair}>
        <Field
          label="Name"
          name="name"
          autoComplete="off"
          autoCapitalize="words"
          required
          maxLength={nameMaxLength}
          value={draft.name}
          onChange={(name) => change({ name })}
          ref={focusFirst}
        />
        <Field
          label="Display name"
          name="displayName"
          autoComplete="off"
          autoCapitalize="words"
          required
          maxLength={nameMaxLength}
          value={draft.displayName}
          onChange={(displayName) => change({ displayName })}
        />
        <Field
          label="Username"
          name="username"
          autoComplete="off"
          required
          maxLength={usernameMaxLength}
          value={draft.username}
          onChange={(username) => change({ username })}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          required
          maxLength={passwordMaxLength}
          hint={`At least ${passwordMinLength} characters`}
          value={draft.password}
          onChange={(password) => change({ password })}
        />
      </div>
      <ChoiceRow
        legend="Role"
        choices={roles}
        chosen={draft.role}
        nameOf={nameOfRole}
        onChoose={(role) => dispatch({ type: "role-chosen", role })}
      />
      <ChoiceRow
        legend="Age group"
        choices={ageGroups}
        chosen={draft.ageGroup}
        nameOf={nameOfAgeGroup}
        onChoose={(ageGroup) => change({ ageGroup })}
      />
      <Field
        label="Household code"
        name="householdCode"
        autoComplete="off"
        hint="A parent finds it under Family. Leave it empty if this device is signed in already."
        value={draft.householdCode}
        onChange={(householdCode) => change({ householdCode })}
      />
      {state.problem && (
        <p className={styles.problem} role="alert">
          {state.problem}
        </p>
      )}
      <div className={styles.actions}>
        <Button look="glass" icon="left" onClick={() => dispatch({ type: "went-back" })}>
          Back
        </Button>
        <Button look="gold" type="submit" aria-busy={isBusy}>
          Create Profile
        </Button>
      </div>
    </form>
  );
}
