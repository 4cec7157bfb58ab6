import type { KnownHousehold } from "@goldmane/contracts/admin/schema";
import { useState } from "react";
import { useSignHouseholdOut, useStopPlan, useVerifyEmail } from "#features/admin/acts.ts";
import { ActDialog } from "#ui/dialog/act-dialog.tsx";
import { useCallKey } from "#platform/use-call-key.ts";
import { Button } from "#ui/button/button.tsx";
import { sayRefusal } from "#ui/toast/say-refusal.ts";
import { showToast } from "#ui/toast/toasts.ts";
import { GivePlanDialog } from "./give-plan-dialog.tsx";
import styles from "./households.module.css";

type Asked = "sign out" | "give" | "stop" | null;

/** What an operator may do to a household. */
export function HouseholdActs({ household }: { household: KnownHousehold }) {
  const { id, name, isVerified, isGiven, isDemo, billing } = household;
  const [asked, setAsked] = useState<Asked>(null);
  const signOut = useSignHouseholdOut();
  const verify = useVerifyEmail();
  const stop = useStopPlan();
  const { key, renew, renewAfter } = useCallKey();
  const isRunning = billing.state !== "none" && billing.state !== "canceled";
  const close = () => setAsked(null);
  const say = (title: string) => () => {
    close();
    showToast({ title, description: name });
  };

  return (
    <div className={styles.acts}>
      {!isVerified && (
        <Button
          look="glass"
          icon="check"
          aria-busy={verify.isPending}
          onClick={() =>
            verify.mutate(id, { onSuccess: say("Address verified"), onError: sayRefusal })
          }
        >
          Verify e-mail
        </Button>
      )}
      {!isDemo && (!isRunning || isGiven) && (
        <Button look="glass" onClick={() => setAsked("give")}>
          Give a plan
        </Button>
      )}
      {!isDemo && isRunning && !billing.cancelAtPeriodEnd && (
        <Button look="alarm" onClick={() => setAsked("stop")}>
          Stop the plan
        </Button>
      )}
      <Button look="alarm" onClick={() => setAsked("sign out")}>
        Sign out everywhere
      </Button>
      {asked === "give" && <GivePlanDialog household={household} onClose={close} />}
      {asked === "sign out" && (
        <ActDialog
          heading={`Sign ${name} out?`}
          verb="Sign out everywhere"
          isPending={signOut.isPending}
          onClose={close}
          onAct={() =>
            signOut.mutate(id, { onSuccess: say("Signed out everywhere"), onError: sayRefusal })
          }
        >
          <p>Every browser of this household goes back to the door. Yours stays where it is.</p>
        </ActDialog>
      )}
      {asked === "stop" && (
        <ActDialog
          heading="Stop the plan?"
          verb="Stop the plan"
          isPending={stop.isPending}
          onClose={close}
          onAct={() =>
            stop.mutate(
              { id, key },
              {
                onSuccess: () => {
                  renew();
                  say("Plan stopped")();
                },
                onError: (error) => {
                  renewAfter(error);
                  sayRefusal(error);
                },
              },
            )
          }
        >
          <p>
            {isGiven
              ? "The house gave it: it ends at once."
              : "It is paid for: it ends with the period, and nothing more is charged."}
          </p>
        </ActDialog>
      )}
    </div>
  );
}
