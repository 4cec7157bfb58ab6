import {
  ageGroups,
  nameMaxLength,
  passwordMinLength,
  usernameMaxLength,
} from "@goldmane/contracts/family/limits";
import { say } from "#platform/words/say.ts";
import { ChoiceRow } from "#ui/choice-row/choice-row.tsx";
import { FieldPair } from "#ui/field/field-pair.tsx";
import { Field } from "#ui/field/field.tsx";
import { NewPasswordField } from "#ui/password/new-password-field.tsx";
import { nameOfAgeGroup } from "#ui/profile-form/names.ts";
import type { DraftProps } from "./new-profile-fields.tsx";

/** How a new profile is shown and signs in. Filled in with suggestions. */
export function SignInFields({ draft, isJoining, onChange }: DraftProps & { isJoining: boolean }) {
  return (
    <>
      <FieldPair>
        <Field
          label={say`Display name`}
          name="displayName"
          autoComplete="off"
          autoCapitalize="words"
          required
          maxLength={nameMaxLength}
          value={draft.displayName}
          onChange={(displayName) => onChange({ displayName })}
        />
        <Field
          label={say`Username`}
          name="username"
          autoComplete="off"
          required
          maxLength={usernameMaxLength}
          value={draft.username}
          onChange={(username) => onChange({ username })}
        />
      </FieldPair>
      <NewPasswordField
        label={say`Password`}
        name="password"
        required
        personalDetails={[draft.name, draft.displayName, draft.username]}
        hint={
          isJoining
            ? say`At least ${passwordMinLength} characters`
            : say`We made one up. It’s only needed to sign in on another device.`
        }
        value={draft.password}
        onChange={(password) => onChange({ password })}
      />
      <ChoiceRow
        legend={say`Age group`}
        choices={ageGroups}
        chosen={draft.ageGroup}
        nameOf={nameOfAgeGroup}
        onChoose={(ageGroup) => onChange({ ageGroup })}
      />
    </>
  );
}
