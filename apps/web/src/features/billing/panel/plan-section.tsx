import type { Billing } from "@goldmane/contracts/billing/schema";
import { type PlanId, plans } from "@goldmane/contracts/subscription/plans";
import { findPlan } from "@goldmane/contracts/subscription/rules";
import { useRef, useState } from "react";
import { say, sayText } from "#platform/words/say.ts";
import { Seats } from "#ui/seats/seats.tsx";
import { useResumePlan } from "#features/billing/queries.ts";
import { describeFailure } from "#features/billing/describe-failure.ts";
import { useIdempotencyKey } from "#platform/use-idempotency-key.ts";
import { routes } from "#platform/routes.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Section } from "#ui/section/section.tsx";
import { CancelDialog } from "./cancel-dialog.tsx";
import { ChangeDialog } from "./change-dialog.tsx";
import { describeStatus, nameStatus } from "./describe-status.ts";
import styles from "./section.module.css";

type Opened = { kind: "cancel" } | { kind: "change"; to: PlanId } | null;

/** The plan and its actions. */
export function PlanSection({ billing }: { billing: Billing }) {
  const [opened, setOpened] = useState<Opened>(null);
  const { mutate: resume, isPending, error } = useResumePlan();
  const { key, renew } = useIdempotencyKey();
  const actions = useRef<HTMLDivElement>(null);
  const plan = billing.plan && findPlan(billing.plan);
  const runs = ["trialing", "active", "past_due"].includes(billing.state);
  if (!plan || !runs) return <NoPlan billing={billing} />;

  const close = () => setOpened(null);
  /** Restores the focus, since the clicked button was removed. */
  const goOn = () => actions.current?.querySelector("button")?.focus();
  const canChange = billing.state !== "past_due";
  return (
    <Section
      heading={say`Plan`}
      description={say`${billing.currentUsers} of ${plan.maxUsers} seats used`}
    >
      <div className={styles.plan}>
        <div className={styles.name}>
          <h3>{plan.name}</h3>
          <Badge>{nameStatus(billing)}</Badge>
        </div>
        {!billing.isGiven && <p className={styles.price}>{sayText(plan.label)}</p>}
      </div>
      <Seats count={plan.maxUsers} used={billing.currentUsers} />
      <p className={billing.state === "past_due" ? styles.owing : styles.text}>
        {describeStatus(billing)}
      </p>
      {!billing.isGiven && (
        <div className={styles.actions} ref={actions}>
          {canChange &&
            plans
              .filter(({ id }) => id !== plan.id)
              .map(({ id, name }) => (
                <Button
                  key={id}
                  variant="glass"
                  onClick={() => setOpened({ kind: "change", to: id })}
                >
                  {say`Change to ${name}`}
                </Button>
              ))}
          {!billing.isDemo && billing.cancelAtPeriodEnd && (
            <Button
              variant="gold"
              disabled={isPending}
              onClick={() => resume(key, { onSettled: renew, onSuccess: goOn })}
            >
              {isPending ? say`Resuming…` : say`Resume ${plan.name}`}
            </Button>
          )}
          {!billing.isDemo && !billing.cancelAtPeriodEnd && (
            <Button variant="plain" onClick={() => setOpened({ kind: "cancel" })}>
              {say`Cancel plan`}
            </Button>
          )}
        </div>
      )}
      {error && (
        <p className={styles.problem} role="alert">
          {describeFailure(error)}
        </p>
      )}
      {opened?.kind === "cancel" && (
        <CancelDialog billing={billing} planName={plan.name} onClose={close} />
      )}
      {opened?.kind === "change" && <ChangeDialog from={plan} to={opened.to} onClose={close} />}
    </Section>
  );
}

function NoPlan({ billing }: { billing: Billing }) {
  return (
    <Section heading={billing.state === "canceled" ? say`Your plan has ended` : say`No plan yet`}>
      <p className={styles.text}>
        {say`Subscribe to watch full films. Your profiles, watchlists and progress are saved.`}
      </p>
      <ButtonLink variant="gold" href={routes.pricing}>
        {say`See plans`}
      </ButtonLink>
    </Section>
  );
}
