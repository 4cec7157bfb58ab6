import type { AccountSettings } from "@goldmane/contracts/account/settings/schema";
import type { AuthenticatorSecret } from "@goldmane/contracts/account/two-step/schema";
import { useState } from "react";
import { say, sayPlural } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { ConfirmDialog } from "#ui/dialog/confirm-dialog.tsx";
import { Section } from "#ui/section/section.tsx";
import { useBeginTwoStep, useRenewRecoveryCodes, useTurnTwoStepOff } from "./queries.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SetUpForm } from "./set-up-form.tsx";
import styles from "./two-step.module.css";

/** Turns two-step sign-in on and off. */
export function TwoStepSection({ account }: { account: AccountSettings }) {
  const [secret, setSecret] = useState<AuthenticatorSecret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [asked, setAsked] = useState<"renew" | "off" | null>(null);
  const beginning = useBeginTwoStep();
  const renewal = useRenewRecoveryCodes();
  const turningOff = useTurnTwoStepOff();
  const { hasTwoStep, recoveryCodesLeft: left } = account;

  const finish = (fresh: string[]) => {
    setSecret(null);
    setCodes(fresh);
  };
  const close = () => setAsked(null);
  const renew = () =>
    renewal.mutate(undefined, {
      onSuccess: (fresh) => {
        close();
        setCodes(fresh.codes);
      },
    });

  return (
    <Section
      heading={say`Two-step sign-in`}
      description={say`Also ask for a code from an app on your phone when you sign in.`}
    >
      {codes && <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />}
      {secret && !codes && (
        <SetUpForm secret={secret} onDone={finish} onCancel={() => setSecret(null)} />
      )}
      {!hasTwoStep && !secret && !codes && (
        <Button
          variant="gold"
          aria-busy={beginning.isPending}
          onClick={() => beginning.mutate(undefined, { onSuccess: setSecret })}
        >
          {say`Set up`}
        </Button>
      )}
      {hasTwoStep && !codes && (
        <>
          <p className={styles.text}>
            {say`On`}{" "}
            {sayPlural(left, {
              one: "# recovery code is left.",
              other: "# recovery codes are left.",
            })}
          </p>
          <div className={styles.line}>
            <Button variant="glass" onClick={() => setAsked("renew")}>
              {say`New recovery codes`}
            </Button>
            <Button variant="alarm" onClick={() => setAsked("off")}>
              {say`Turn off`}
            </Button>
          </div>
        </>
      )}
      {asked === "renew" && (
        <ConfirmDialog
          heading={say`New recovery codes?`}
          confirmLabel={say`Get new codes`}
          isDestructive={false}
          isPending={renewal.isPending}
          onConfirm={renew}
          onClose={close}
        >
          <p>{say`Your old codes will no longer work.`}</p>
        </ConfirmDialog>
      )}
      {asked === "off" && (
        <ConfirmDialog
          heading={say`Turn off two-step sign-in?`}
          confirmLabel={say`Turn off`}
          isPending={turningOff.isPending}
          onConfirm={() => turningOff.mutate(undefined, { onSuccess: close })}
          onClose={close}
        >
          <p>{say`You’ll only need your password to sign in. Your recovery codes will stop working.`}</p>
        </ConfirmDialog>
      )}
    </Section>
  );
}
