import {
  passwordMinLength,
  usernameMaxLength,
  nameMaxLength,
} from "@goldmane/contracts/family/limits";
import { say } from "#platform/words/say.ts";
import { Field } from "#ui/field/field.tsx";
import { FieldPair } from "#ui/field/field-pair.tsx";
import { focusFirst } from "#ui/focus-first.ts";
import { NewPasswordField } from "#ui/password/new-password-field.tsx";
import { type OwnerDraft, type OwnerProblems, usernameOf } from "./owner-draft.ts";

type Props = {
  draft: OwnerDraft;
  problems: OwnerProblems;
  /** Whether e-mails are delivered. */
  hasMail: boolean;
  onChange: (change: Partial<OwnerDraft>) => void;
};

/** The fields of a household's owner. */
export function OwnerFields({ draft, problems, hasMail, onChange }: Props) {
  return (
    <>
      <FieldPair>
        <Field
          label={say`Your name`}
          name="name"
          autoComplete="given-name"
          autoCapitalize="words"
          maxLength={nameMaxLength}
          value={draft.name}
          problem={problems.name}
          onChange={(name) => onChange({ name })}
          ref={focusFirst}
        />
        <Field
          label={say`Household name`}
          name="household"
          autoComplete="off"
          autoCapitalize="words"
          placeholder={say`The Gold Family`}
          maxLength={nameMaxLength}
          value={draft.householdName}
          problem={problems.householdName}
          onChange={(householdName) => onChange({ householdName })}
        />
      </FieldPair>
      <FieldPair>
        <Field
          label={say`Username`}
          name="username"
          autoComplete="username"
          maxLength={usernameMaxLength}
          value={usernameOf(draft)}
          hint={say`You sign in with it.`}
          problem={problems.username}
          onChange={(username) => onChange({ username })}
        />
        <NewPasswordField
          label={say`Password`}
          name="password"
          personalDetails={[draft.name, usernameOf(draft), draft.email]}
          value={draft.password}
          hint={say`At least ${passwordMinLength} characters.`}
          problem={problems.password}
          onChange={(password) => onChange({ password })}
        />
      </FieldPair>
      <Field
        label={say`E-mail (optional)`}
        type="email"
        name="email"
        autoComplete="email"
        value={draft.email}
        hint={
          hasMail
            ? say`We’ll use it to reset your password.`
            : say`You can add it later, once this server can send mail.`
        }
        problem={problems.email}
        onChange={(email) => onChange({ email })}
      />
    </>
  );
}
