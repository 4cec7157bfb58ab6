import { passwordMinLength } from "@goldmane/contracts/family/limits";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { NewPasswordField } from "#ui/password/new-password-field.tsx";
import { Section } from "#ui/section/section.tsx";
import { showToast } from "#ui/toast/toasts.ts";
import { useChangePassword } from "./queries.ts";
import styles from "./settings.module.css";

/** Changes the account's password. The shell asks for the current one if needed. */
export function PasswordSection() {
  const [password, setPassword] = useState("");
  const [isLeavingElsewhere, setLeavingElsewhere] = useState(true);
  const { data: session } = useQuery(sessionQuery);
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
            description: say`Use your new password from now on.`,
          });
        },
      },
    );
  };

  return (
    <Section
      heading={say`Password`}
      description={say`Use a few unrelated words: long beats clever.`}
    >
      <form className={styles.form} noValidate onSubmit={save}>
        <NewPasswordField
          label={say`New password`}
          name="new-password"
          personalDetails={[session?.email ?? "", session?.profile?.displayName ?? ""]}
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
          {say`Sign out all other devices, too`}
        </label>
        <Button variant="gold" type="submit" disabled={!isLong} aria-busy={change.isPending}>
          {say`Change password`}
        </Button>
      </form>
    </Section>
  );
}
