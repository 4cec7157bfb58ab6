import type { AccountSettings } from "@goldmane/contracts/account/settings/schema";
import type { AuthenticatorSecret } from "@goldmane/contracts/account/two-step/schema";
import { useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { Section } from "#ui/section/section.tsx";
import { useBeginTwoStep, useRenewRecoveryCodes, useTurnTwoStepOff } from "./queries.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SetUpForm } from "./set-up-form.tsx";
import styles from "./two-step.module.css";

/** A code after the password, for who wants one asked for. */
export function TwoStepSection({ account }: { account: AccountSettings }) {
  const [secret, setSecret] = useState<AuthenticatorSecret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const beginning = useBeginTwoStep();
  const renewal = useRenewRecoveryCodes();
  const turningOff = useTurnTwoStepOff();
  const { hasTwoStep, recoveryCodesLeft: left } = account;

  const finish = (fresh: string[]) => {
    setSecret(null);
    setCodes(fresh);
  };
  const renew = () => renewal.mutate(undefined, { onSuccess: (fresh) => setCodes(fresh.codes) });

  return (
    <Section
      heading="Two-step sign-in"
      words="After the password a code of an app on your telephone: who learns the one still lacks the other."
    >
      {codes && <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />}
      {secret && !codes && (
        <SetUpForm secret={secret} onDone={finish} onCancel={() => setSecret(null)} />
      )}
      {!hasTwoStep && !secret && !codes && (
        <Button
          look="gold"
          aria-busy={beginning.isPending}
          onClick={() => beginning.mutate(undefined, { onSuccess: setSecret })}
        >
          Set it up
        </Button>
      )}
      {hasTwoStep && !codes && (
        <>
          <p className={styles.words}>
            It is on. {left} recovery {left === 1 ? "code is" : "codes are"} left.
          </p>
          <div className={styles.line}>
            <Button look="glass" aria-busy={renewal.isPending} onClick={renew}>
              New recovery codes
            </Button>
            <Button
              look="alarm"
              aria-busy={turningOff.isPending}
              onClick={() => turningOff.mutate(undefined)}
            >
              Turn it off
            </Button>
          </div>
        </>
      )}
    </Section>
  );
}
