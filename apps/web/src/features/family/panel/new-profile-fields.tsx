import { nameMaxLength, ratingOfRole, type Role, roles } from "@goldmane/contracts/family/limits";
import { say } from "#platform/words/say.ts";
import { AvatarPicker } from "#ui/avatar/avatar-picker.tsx";
import { ChoiceRow } from "#ui/choice-row/choice-row.tsx";
import { Field } from "#ui/field/field.tsx";
import { focusFirst } from "#ui/focus-first.ts";
import { nameOfRole } from "#ui/profile-form/names.ts";
import styles from "./new-profile-fields.module.css";
import { SignInFields } from "./sign-in-fields.tsx";
import type { Draft } from "./state.ts";

export type DraftProps = { draft: Draft; onChange: (change: Partial<Draft>) => void };

type Props = DraftProps & {
  /** Someone outside the household joins it by a code, and signs in by username and password. */
  isJoining: boolean;
  onRole: (role: Role) => void;
};

/** A new profile: a name, a picture and who it is for. The rest is filled in. */
export function NewProfileFields({ draft, isJoining, onChange, onRole }: Props) {
  return (
    <>
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
      <div className={styles.who}>
        <ChoiceRow
          legend={say`Who is it for?`}
          choices={roles}
          chosen={draft.role}
          nameOf={nameOfRole}
          onChoose={onRole}
        />
        <p className={styles.hint} aria-live="polite">
          {describeRole(draft.role)}
        </p>
      </div>
      <AvatarPicker chosen={draft.avatarUrl} onChoose={(avatarUrl) => onChange({ avatarUrl })} />
      {isJoining ? (
        <>
          <Field
            label={say`Household code`}
            name="householdCode"
            autoComplete="off"
            required
            hint={say`A parent can find it on the Family page.`}
            value={draft.householdCode}
            onChange={(householdCode) => onChange({ householdCode })}
          />
          <SignInFields draft={draft} isJoining onChange={onChange} />
        </>
      ) : (
        <details className={styles.details}>
          <summary className={styles.summary}>{say`Sign-in details`}</summary>
          <div className={styles.signIn}>
            <SignInFields draft={draft} isJoining={false} onChange={onChange} />
          </div>
        </details>
      )}
    </>
  );
}

function describeRole(role: Role): string {
  const rating = ratingOfRole[role];
  switch (role) {
    case "child":
      return say`Watches films rated ${rating}. You can set screen time and bedtime.`;
    case "teen":
      return say`Watches films up to ${rating}. You can set screen time and bedtime.`;
    case "adult":
      return say`Watches everything, but can’t change the family’s settings.`;
    case "parent":
      return say`Watches everything, and manages profiles, limits and the plan.`;
  }
}
