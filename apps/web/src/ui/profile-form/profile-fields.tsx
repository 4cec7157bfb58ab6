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
  onChange: (part: Partial<ProfileDraft>) => void;
  onRole: (role: Role) => void;
};

/** The fields of an existing profile, which keeps its password if the field is empty. */
export function ProfileFields({ draft, onChange, onRole }: Props) {
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
          label={say`New password`}
          name="newPassword"
          personalDetails={[draft.name, draft.displayName, draft.username]}
          hint={say`Leave empty to keep the current one. At least ${passwordMinLength} characters.`}
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
