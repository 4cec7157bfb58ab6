import type { Billing } from "@goldmane/contracts/billing/schema";
import { findPlan } from "@goldmane/contracts/subscription/rules";
import { formatDay } from "#features/billing/format-date.ts";
import { routes } from "#platform/routes.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Message } from "#ui/message/message.tsx";
import type { Step } from "./state.ts";

type Props = { step: Exclude<Step, "account" | "payment">; billing: Billing | null };

/** What stands in place of a form where there is nothing to fill in. */
export function CheckoutNote({ step, billing }: Props) {
  const name = billing?.plan ? findPlan(billing.plan)?.name : undefined;
  switch (step) {
    case "done":
      return (
        <Message
          heading="The house is yours"
          actions={
            <>
              <ButtonLink look="gold" icon="play" href={routes.home}>
                Start watching
              </ButtonLink>
              <ButtonLink look="glass" href={routes.billing}>
                See plan and invoice
              </ButtonLink>
            </>
          }
        >
          {name} is on
          {billing?.periodEndAt ? `, and renews on ${formatDay(billing.periodEndAt)}` : ""}. Welcome
          in.
        </Message>
      );
    case "has-plan":
      return (
        <Message
          heading={`${name ?? "A plan"} is on already`}
          actions={
            <ButtonLink look="gold" href={routes.billing}>
              See your plan
            </ButtonLink>
          }
        >
          Your household has a plan. You can change it, and see what that costs before you pay.
        </Message>
      );
    case "waiting":
      return (
        <Message heading="Waiting for Stripe’s word">
          You are back from Stripe. As soon as it tells us that the payment went through, the house
          opens; that takes some seconds.
        </Message>
      );
    case "not-a-parent":
      return (
        <Message
          heading="Ask a parent"
          actions={
            <ButtonLink look="gold" href={routes.home}>
              All films
            </ButtonLink>
          }
        >
          Only a parent’s profile can take up a plan. Switch to one, then come back.
        </Message>
      );
  }
}
