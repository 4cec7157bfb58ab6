import { useState } from "react";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { AskGrownUp } from "./ask-grown-up.tsx";
import { GrownUpPassword } from "./grown-up-password.tsx";
import styles from "./grown-up-question.module.css";
import { usePinDigits } from "./use-pin-digits.ts";

export type GrownUpProof = { pin: string } | { password: string };

type Props = {
  /** Whether any parent or adult of the household has a PIN; if not, asks for a password only. */
  hasPin: boolean;
  pinReason: string;
  passwordReason: string;
  /** Label of the submit button. */
  action: string;
  passwordHint?: string | undefined;
  /** Rejects with the server's error, which is shown. */
  prove: (proof: GrownUpProof) => Promise<unknown>;
  onCancel: () => void;
};

/** Asks a parent or adult for a PIN or, if none is set or it is locked, a password. */
export function GrownUpQuestion({ hasPin, pinReason, passwordReason, ...rest }: Props) {
  const [isPasswordWanted, setPasswordWanted] = useState(!hasPin);
  const pin = usePinDigits((digits) => rest.prove({ pin: digits }));
  if (isPasswordWanted) return <GrownUpPassword reason={passwordReason} {...rest} />;
  return (
    <div className={styles.view}>
      <AskGrownUp pin={pin}>{pinReason}</AskGrownUp>
      <Button variant="plain" onClick={() => setPasswordWanted(true)}>
        {say`Use a password instead`}
      </Button>
    </div>
  );
}
