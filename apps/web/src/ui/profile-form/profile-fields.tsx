import {
  ageGroups,
  nameMaxLength,
  passwordMinLength,
  type Role,
  roles,
  usernameMaxLength,
} from "@goldmane/contracts/family/limits";
import type { FamilyProfile } from "@goldmane/contracts/family/schema";
import { say } from "#platform/words/say.ts";
import { AvatarPicker } from "#ui/avatar/avatar-picker.tsx";
import { ChoiceRow } from "#ui/choice-row/choice-row.tsx";
import { FieldPair } from "#ui/field/field-pair.tsx";
import { Field } from "#ui/field/field.tsx";
import { NewPasswordField } from "#ui/password/new-password-field.tsx";
import { focusFirst } from "#ui/focus-first.ts";
import { nameOfAgeGroup, nameOfRole } from "./names.ts";

type ProfileDraft = Pick<
  FamilyProfile,
  "name" | "displayName" | "username" | "role" | "ageGroup" | "avatarUrl"
> & { password: string };

type Props = {
  draft: ProfileDraft;
  /** An existing profile keeps its password if the field is empty. */
  isNew: boolean;
  onChange: (part: Partial<ProfileDraft>) => void;
  onRole: (role: Role) => void;
};

/** Profile fields, for new and existing profiles. */
export function ProfileFields({ draft, isNew, onChange, onRole }: Props) {
  return (
    <>
      <AvatarPicker chosen={draft.avatarUrl} onChoose={(avatarUrl) => onChange({ avatarUrl })} />
      <FieldPair>
        <Field
          label={say`Name`}
          name="name"
          autoComplete="off"
          autoCapitalize="words"
          required
          maxLength={nameMaxLength}
          value={draft.name}
          onChange={(name) => onChange({ name })}
          ref={focusFirst}
        />
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
        <NewPasswordField
          label={isNew ? say`Password` : say`New password`}
          name={isNew ? "password" : "newPassword"}
          required={isNew}
          personalDetails={[draft.name, draft.displayName, draft.username]}
          hint={
            isNew
              ? say`At least ${passwordMinLength} characters`
              : say`Leave empty to keep the current password, or enter at least ${passwordMinLength} characters`
          }
          value={draft.password}
          onChange={(password) => onChange({ password })}
        />
      </FieldPair>
      <ChoiceRow
        legend={say`Role`}
        choices={roles}
        chosen={draft.role}
        nameOf={nameOfRole}
        onChoose={onRole}
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
