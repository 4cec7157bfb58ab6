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

type Props = {
  account: AccountSettings;
  /** Whether e-mails are delivered. */
  hasMail: boolean;
};

/** The account's e-mail address: whether it is verified, and a form to add or change it. */
export function AddressSection({ account, hasMail }: Props) {
  const { email: current, isVerified } = account;
  const [email, setEmail] = useState("");
  const asking = useRequestVerification();
  const change = useChangeAddress();
  const showSent = (to: string) =>
    void showToast({ title: say`Check your e-mail`, description: say`We sent a link to ${to}.` });
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (email === "" || change.isPending) return;
    change.mutate(email, {
      onSuccess: () => {
        showSent(email);
        setEmail("");
      },
    });
  };

  return (
    <Section
      heading={say`E-mail`}
      description={
        current === null
          ? say`Add an address to reset your password and get security alerts.`
          : say`You sign in with it, and we send security alerts there.`
      }
    >
      {current === null ? (
        <p>{say`No e-mail address yet. You sign in with your username.`}</p>
      ) : (
        <p className={styles.line}>
          <span className={styles.address}>{current}</span>
          <Badge>{isVerified ? say`Verified` : say`Not verified`}</Badge>
        </p>
      )}
      {current !== null && !isVerified && (
        <Button
          variant="glass"
          aria-busy={asking.isPending}
          onClick={() => asking.mutate(undefined, { onSuccess: () => showSent(current) })}
        >
          {say`Send link again`}
        </Button>
      )}
      {!hasMail && (
        <p className={styles.text}>
          {say`This server can’t send mail yet. Its administrator finds the link under Administration > E-mail.`}
        </p>
      )}
      <form className={styles.form} noValidate onSubmit={save}>
        <Field
          label={current === null ? say`E-mail address` : say`New address`}
          type="email"
          name="email"
          autoComplete="email"
          hint={say`We’ll send a link there to confirm it.`}
          value={email}
          onChange={setEmail}
        />
        <Button variant="gold" type="submit" disabled={email === ""} aria-busy={change.isPending}>
          {current === null ? say`Add address` : say`Change address`}
        </Button>
      </form>
    </Section>
  );
}
