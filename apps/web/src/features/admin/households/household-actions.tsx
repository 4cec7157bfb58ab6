import type { AdminHousehold } from "@goldmane/contracts/admin/schema";
import { useState } from "react";
import { useSignHouseholdOut, useStopPlan, useVerifyEmail } from "#features/admin/mutations.ts";
import { say } from "#platform/words/say.ts";
import { ConfirmDialog } from "#ui/dialog/confirm-dialog.tsx";
import { useIdempotencyKey } from "#platform/use-idempotency-key.ts";
import { Button } from "#ui/button/button.tsx";
import { showErrorToast } from "#ui/toast/show-error-toast.ts";
import { showToast } from "#ui/toast/toasts.ts";
import { GivePlanDialog } from "./give-plan-dialog.tsx";
import styles from "./households.module.css";

type Asked = "signOut" | "give" | "stop" | null;

/** The operator's actions on a household. */
export function HouseholdActions({ household }: { household: AdminHousehold }) {
  const { id, name, isVerified, isGiven, isDemo, billing } = household;
  const [asked, setAsked] = useState<Asked>(null);
  const signOut = useSignHouseholdOut();
  const verify = useVerifyEmail();
  const stop = useStopPlan();
  const { key, renew, renewAfter } = useIdempotencyKey();
  const isRunning = billing.state !== "none" && billing.state !== "canceled";
  const close = () => setAsked(null);
  const tell = (title: string) => () => {
    close();
    showToast({ title, description: name });
  };

  return (
    <div className={styles.actions}>
      {!isVerified && (
        <Button
          variant="glass"
          icon="check"
          aria-busy={verify.isPending}
          onClick={() =>
            verify.mutate(id, { onSuccess: tell(say`E-mail verified`), onError: showErrorToast })
          }
        >
          {say`Verify e-mail`}
        </Button>
      )}
      {!isDemo && (!isRunning || isGiven) && (
        <Button variant="glass" onClick={() => setAsked("give")}>
          {say`Give free plan`}
        </Button>
      )}
      {!isDemo && isRunning && !billing.cancelAtPeriodEnd && (
        <Button variant="alarm" onClick={() => setAsked("stop")}>
          {say`End plan`}
        </Button>
      )}
      <Button variant="alarm" onClick={() => setAsked("signOut")}>
        {say`Sign out everywhere`}
      </Button>
      {asked === "give" && <GivePlanDialog household={household} onClose={close} />}
      {asked === "signOut" && (
        <ConfirmDialog
          heading={say`Sign out ${name}?`}
          confirmLabel={say`Sign out everywhere`}
          isPending={signOut.isPending}
          onClose={close}
          onConfirm={() =>
            signOut.mutate(id, {
              onSuccess: tell(say`Signed out everywhere`),
              onError: showErrorToast,
            })
          }
        >
          <p>{say`Everyone in this household has to sign in again, except on this device.`}</p>
        </ConfirmDialog>
      )}
      {asked === "stop" && (
        <ConfirmDialog
          heading={say`End this plan?`}
          confirmLabel={say`End plan`}
          isPending={stop.isPending}
          onClose={close}
          onConfirm={() =>
            stop.mutate(
              { id, key },
              {
                onSuccess: () => {
                  renew();
                  tell(say`Plan ended`)();
                },
                onError: (error) => {
                  renewAfter(error);
                  showErrorToast(error);
                },
              },
            )
          }
        >
          <p>
            {isGiven
              ? say`This plan is free, so it ends right away.`
              : say`It stays active for the time already paid. Nothing more is charged.`}
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}
