import { defaultPlan } from "@goldmane/contracts/subscription/plans";
import { findPlan } from "@goldmane/contracts/subscription/rules";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useSearchParams } from "wouter";
import { billingQuery } from "#features/billing/queries.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { say } from "#platform/words/say.ts";
import { Spinner } from "#ui/spinner/spinner.tsx";
import { AccountStep } from "./account-step.tsx";
import { CheckoutNote } from "./checkout-note.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { PaymentStep } from "./payment-step.tsx";
import { findStep } from "./state.ts";
import styles from "./checkout-view.module.css";

const askStripeEveryMs = 2000;

type Props = {
  /** The form for existing accounts. */
  signIn: ReactNode;
};

/** The checkout: account, payment, confirmation. */
export function CheckoutView({ signIn }: Props) {
  const [search, setSearch] = useSearchParams();
  const [hasPaid, setHasPaid] = useState(false);
  const { data: session } = useSuspenseQuery(sessionQuery);
  const isParent = session.profile?.role === "parent";
  const isReturning = search.has("paid");
  const { data: billing = null, isPending } = useQuery({
    ...billingQuery,
    enabled: isParent,
    refetchInterval: ({ state }) =>
      isReturning && state.data?.state !== "active" ? askStripeEveryMs : false,
  });
  if (isParent && isPending) return <Spinner />;

  const plan = findPlan(search.get("plan") ?? "") ?? defaultPlan;
  const step = findStep({ session, billing, isReturning, hasPaid });
  if (step !== "account" && step !== "payment") {
    return <CheckoutNote step={step} billing={billing} />;
  }
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>{say`Checkout`}</h1>
      <ol className={styles.steps} aria-label={say`Steps`}>
        <li aria-current={step === "account" ? "step" : undefined}>{say`Account`}</li>
        <li aria-current={step === "payment" ? "step" : undefined}>{say`Payment`}</li>
      </ol>
      <div className={styles.columns}>
        <OrderSummary
          plan={plan}
          creditCents={billing?.creditCents ?? 0}
          onChoose={(id) => setSearch({ plan: id }, { replace: true })}
        />
        <div className={styles.form}>
          {step === "account" && <AccountStep signIn={signIn} />}
          {step === "payment" && billing && (
            <PaymentStep
              plan={plan}
              billing={billing}
              householdName={session.household?.name ?? ""}
              onPaid={() => setHasPaid(true)}
            />
          )}
        </div>
      </div>
    </div>
  );
}
