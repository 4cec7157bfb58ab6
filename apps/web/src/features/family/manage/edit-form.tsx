import {
  ageGroups,
  nameMaxLength,
  passwordMaxLength,
  passwordMinLength,
  roles,
  usernameMaxLength,
} from "@goldmane/contracts/family/limits";
import type { FamilyProfile } from "@goldmane/contracts/family/schema";
import { type FormEvent, useState } from "react";
import { nameOfAgeGroup, nameOfRole } from "#features/family/names.ts";
import { AvatarPicker } from "#ui/avatar/avatar-picker.tsx";
import { Button } from "#ui/button/button.tsx";
import { ChoiceRow } from "#ui/choice-row/choice-row.tsx";
import { Field } from "#ui/field/field.tsx";
import { PasswordField } from "#ui/field/password-field.tsx";
import { focusFirst } from "#ui/focus-first.ts";
import { showToast } from "#ui/toast/toasts.ts";
import { findChanges, toDraft } from "./changes.ts";
import styles from "./manage.module.css";
import { useChangeProfile } from "./queries.ts";

type Props = { profile: FamilyProfile; onSaved: () => void };

export function EditForm({ profile, onSaved }: Props) {
  const [draft, setDraft] = useState(() => toDraft(profile));
  const change = useChangeProfile();
  const changes = findChanges(profile, draft);
  const set = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part });

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!changes || change.isPending) return;
    const say = () => {
      showToast({ title: "Saved", description: `${draft.displayName} is up to date.` });
      onSaved();
    };
    change.mutate({ id: profile.id, changes }, { onSuccess: say });
  };

  return (
    <form className={styles.form} noValidate onSubmit={save}>
      <AvatarPicker chosen={draft.avatarUrl} onChoose={(avatarUrl) => set({ avatarUrl })} />
      <div className={styles.pair} style={{ width: "100%" }}>
        <Field
          label="Name"
          name="name"
          autoComplete="off"
          maxLength={nameMaxLength}
          value={draft.name}
          ref={focusFirst}
          onChange={(name) => set({ name })}
        />
        <Field
          label="Display name"
          name="displayName"
          autoComplete="off"
          maxLength={nameMaxLength}
          value={draft.displayName}
          onChange={(displayName) => set({ displayName })}
        />
        <Field
          label="Username"
          name="username"
          autoComplete="off"
          maxLength={usernameMaxLength}
          value={draft.username}
          onChange={(username) => set({ username })}
        />
        <PasswordField
          label="New password"
          name="newPassword"
          autoComplete="new-password"
          maxLength={passwordMaxLength}
          hint={`Empty leaves it as it is; else at least ${passwordMinLength} characters`}
          value={draft.password}
          onChange={(password) => set({ password })}
        />
      </div>
      <ChoiceRow
        legend="Role"
        choices={roles}
        chosen={draft.role}
        nameOf={nameOfRole}
        onChoose={(role) => set({ role })}
      />
      <ChoiceRow
        legend="Age group"
        choices={ageGroups}
        chosen={draft.ageGroup}
        nameOf={nameOfAgeGroup}
        onChoose={(ageGroup) => set({ ageGroup })}
      />
      <Button look="gold" type="submit" disabled={!changes} aria-busy={change.isPending}>
        Save
      </Button>
    </form>
  );
}
