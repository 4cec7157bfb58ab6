import type { NewAccount } from "@goldmane/contracts/account/sign-in/schema";
import { type FormEvent, type ReactNode, useState } from "react";
import { useOpenAccount } from "#features/billing/queries.ts";
import { describeFailure } from "#features/billing/describe-failure.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import { FieldPair } from "#ui/field/field-pair.tsx";
import { NewPasswordField } from "#ui/password/new-password-field.tsx";
import { useFocusFirstInvalid } from "#ui/field/use-focus-first-invalid.ts";
import { emptyAccount, findAccountProblems } from "./state.ts";
import styles from "./step.module.css";

type Props = {
  /** The form for existing accounts. */
  signIn: ReactNode;
};

/** Signs in to an existing account or creates one. */
export function AccountStep({ signIn }: Props) {
  const [hasAccount, setHasAccount] = useState(false);
  return (
    <section className={styles.step} aria-labelledby="account-step">
      <h2 id="account-step">{hasAccount ? say`Sign in` : say`Your account`}</h2>
      {hasAccount ? signIn : <NewAccountForm />}
      <div className={styles.other}>
        <Button variant="plain" onClick={() => setHasAccount(!hasAccount)}>
          {hasAccount ? say`Create account` : say`Sign in instead`}
        </Button>
      </div>
    </section>
  );
}

function NewAccountForm() {
  const [account, setAccount] = useState(emptyAccount);
  const [attempts, setAttempts] = useState(0);
  const form = useFocusFirstInvalid<HTMLFormElement>(attempts);
  const { mutate: open, isPending, error } = useOpenAccount();
  const problems = attempts > 0 ? findAccountProblems(account) : {};
  const change = (field: keyof NewAccount) => (text: string) =>
    setAccount({ ...account, [field]: text });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempts(attempts + 1);
    if (Object.keys(findAccountProblems(account)).length > 0 || isPending) return;
    open({ ...account, email: account.email.trim() });
  };

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={submit}
      aria-label={say`New account`}
    >
      <FieldPair>
        <Field
          label={say`Your name`}
          name="name"
          autoComplete="name"
          autoCapitalize="words"
          value={account.name}
          problem={problems.name}
          onChange={change("name")}
        />
        <Field
          label={say`Household name`}
          name="household"
          autoComplete="off"
          autoCapitalize="words"
          placeholder={say`The Gold Family`}
          value={account.householdName}
          problem={problems.householdName}
          onChange={change("householdName")}
        />
      </FieldPair>
      <Field
        label={say`Email`}
        type="email"
        name="email"
        autoComplete="username"
        value={account.email}
        problem={problems.email}
        onChange={change("email")}
      />
      <NewPasswordField
        label={say`Password`}
        name="password"
        personalDetails={[account.name, account.email]}
        value={account.password}
        hint={say`At least 8 characters. A few words are easy to remember.`}
        problem={problems.password}
        onChange={change("password")}
      />
      {error && (
        <p className={styles.problem} role="alert">
          {describeFailure(error)}
        </p>
      )}
      <Button variant="gold" type="submit" disabled={isPending}>
        {isPending ? say`Creating account…` : say`Continue to payment`}
      </Button>
    </form>
  );
}
