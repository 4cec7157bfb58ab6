import type { AuthenticatorSecret } from "@goldmane/contracts/account/two-step/schema";
import { type FormEvent, useState } from "react";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import { focusFirst } from "#ui/focus-first.ts";
import { QrCode } from "#ui/qr-code/qr-code.tsx";
import { useTurnTwoStepOn } from "./queries.ts";
import styles from "./two-step.module.css";

type Props = {
  secret: AuthenticatorSecret;
  onDone: (codes: string[]) => void;
  onCancel: () => void;
};

/** Shows the secret for the authenticator app and asks for a code to confirm it. */
export function SetUpForm({ secret, onDone, onCancel }: Props) {
  const [code, setCode] = useState("");
  const turningOn = useTurnTwoStepOn();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code === "" || turningOn.isPending) return;
    turningOn.mutate(code, { onSuccess: ({ codes }) => onDone(codes) });
  };

  return (
    <form className={styles.setUp} noValidate onSubmit={submit}>
      <QrCode text={secret.uri} label={say`QR code for your authenticator app`} />
      <div className={styles.steps}>
        <p>{say`Scan this with your authenticator app, or enter this key:`}</p>
        <p className={styles.secret}>{secret.secret.replaceAll(/(.{4})/g, "$1 ")}</p>
        <Field
          label={say`Code from the app`}
          ref={focusFirst}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          value={code}
          onChange={setCode}
        />
        <div className={styles.line}>
          <Button variant="glass" onClick={onCancel}>
            {say`Cancel`}
          </Button>
          <Button
            variant="gold"
            type="submit"
            disabled={code === ""}
            aria-busy={turningOn.isPending}
          >
            {say`Turn on`}
          </Button>
        </div>
      </div>
    </form>
  );
}
