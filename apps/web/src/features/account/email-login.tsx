import type { CurrentSession } from "@goldmane/contracts/account/schema";
import { Link } from "wouter";
import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import { PasswordField } from "#ui/field/password-field.tsx";
import { CodeField } from "./code-field.tsx";
import styles from "./email-login.module.css";
import { PasskeyButton } from "./passkeys/passkey-button.tsx";
import { useEmailLogin } from "./use-email-login.ts";

type Props = {
  onEntered: (session: CurrentSession) => void;
  /** The family login is on the same page, so no link to it is needed. */
  isBesideFamilyLogin?: boolean;
};

/** Signs in to the household's account by e-mail address. */
export function EmailLogin({ onEntered, isBesideFamilyLogin = false }: Props) {
  const { email, password, code, setEmail, setPassword, setCode, ...login } =
    useEmailLogin(onEntered);
  const { canSubmit, isSigningIn, problem, submit } = login;

  return (
    <form
      className={styles.form}
      aria-label={say`Sign in with e-mail`}
      noValidate
      onSubmit={submit}
    >
      <Field
        label={say`Email`}
        type="email"
        name="email"
        autoComplete="username"
        required
        value={email}
        onChange={setEmail}
      />
      <PasswordField
        label={say`Password`}
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={setPassword}
      />
      {code !== null && <CodeField value={code} onChange={setCode} />}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <Button variant="gold" type="submit" disabled={!canSubmit}>
        {isSigningIn ? say`Signing In...` : say`Sign In`}
      </Button>
      <PasskeyButton onEntered={onEntered} />
      <Link href={routes.reset} className={styles.instead}>
        {say`Forgot password?`}
      </Link>
      {!isBesideFamilyLogin && (
        <Link href={routes.familyLogin} className={styles.instead}>
          {say`Use Family Login Instead`}
        </Link>
      )}
    </form>
  );
}
