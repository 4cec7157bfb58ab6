import type { AccountSettings } from "@goldmane/contracts/account/settings/schema";
import { type FormEvent, useState } from "react";
import { say } from "#platform/words/say.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import { Section } from "#ui/section/section.tsx";
import { showToast } from "#ui/toast/toasts.ts";
import { useRequestVerification, useChangeAddress } from "./queries.ts";
import styles from "./settings.module.css";

/** The account's e-mail address: whether it is verified, and a form to change it. */
export function AddressSection({ account }: { account: AccountSettings }) {
  const [email, setEmail] = useState("");
  const asking = useRequestVerification();
  const change = useChangeAddress();
  const sent = (to: string) => void showToast({ title: say`Look in your mail`, description: to });
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (email === "" || change.isPending) return;
    change.mutate(email, {
      onSuccess: () => {
        sent(say`A link is on its way to ${email}.`);
        setEmail("");
      },
    });
  };

  return (
    <Section
      heading={say`E-mail address`}
      description={say`You sign in with it, and it is where we write when something is done with your account.`}
    >
      <p className={styles.line}>
        <span className={styles.address}>{account.email}</span>
        <Badge>{account.isVerified ? say`Verified` : say`Not verified yet`}</Badge>
      </p>
      {!account.isVerified && (
        <Button
          variant="glass"
          aria-busy={asking.isPending}
          onClick={() =>
            asking.mutate(undefined, {
              onSuccess: () => sent(say`A link is on its way to ${account.email}.`),
            })
          }
        >
          {say`Send the link again`}
        </Button>
      )}
      <form className={styles.form} noValidate onSubmit={save}>
        <Field
          label={say`New address`}
          type="email"
          name="email"
          autoComplete="email"
          hint={say`It counts once you followed the link that is mailed there.`}
          value={email}
          onChange={setEmail}
        />
        <Button variant="gold" type="submit" disabled={email === ""} aria-busy={change.isPending}>
          {say`Change the address`}
        </Button>
      </form>
    </Section>
  );
}
