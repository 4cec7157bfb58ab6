import { passwordMaxLength, passwordMinLength } from "@goldmane/contracts/family/limits";
import { type FormEvent, useState } from "react";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { PasswordField } from "#ui/field/password-field.tsx";
import { Section } from "#ui/section/section.tsx";
import { showToast } from "#ui/toast/toasts.ts";
import { useChangePassword } from "./queries.ts";
import styles from "./settings.module.css";

/** Another password for the account. The one before is asked for by the shell, if it must be. */
export function PasswordSection() {
  const [password, setPassword] = useState("");
  const [isLeavingElsewhere, setLeavingElsewhere] = useState(true);
  const change = useChangePassword();
  const isLong = password.length >= passwordMinLength;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!isLong || change.isPending) return;
    change.mutate(
      { password, isLeavingElsewhere },
      {
        onSuccess: () => {
          setPassword("");
          showToast({
            title: say`Password changed`,
            description: say`Use the new one from now on.`,
          });
        },
      },
    );
  };

  return (
    <Section
      heading={say`Password`}
      words={say`Long beats clever: a few words that go together only for you.`}
    >
      <form className={styles.form} noValidate onSubmit={save}>
        <PasswordField
          label={say`New password`}
          name="new-password"
          autoComplete="new-password"
          maxLength={passwordMaxLength}
          hint={say`At least ${passwordMinLength} characters`}
          value={password}
          onChange={setPassword}
        />
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={isLeavingElsewhere}
            onChange={(event) => setLeavingElsewhere(event.currentTarget.checked)}
          />
          {say`Sign the family’s other devices out as well`}
        </label>
        <Button look="gold" type="submit" disabled={!isLong} aria-busy={change.isPending}>
          {say`Change the password`}
        </Button>
      </form>
    </Section>
  );
}
