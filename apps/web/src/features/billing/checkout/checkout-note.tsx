import type { Billing } from "@goldmane/contracts/billing/schema";
import { findPlan } from "@goldmane/contracts/subscription/rules";
import { formatDay } from "#features/billing/format-date.ts";
import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Message } from "#ui/message/message.tsx";
import type { Step } from "./state.ts";

type Props = { step: Exclude<Step, "account" | "payment">; billing: Billing | null };

/** A message for steps without a form. */
export function CheckoutNote({ step, billing }: Props) {
  const name = billing?.plan ? findPlan(billing.plan)?.name : undefined;
  switch (step) {
    case "done":
      return (
        <Message
          heading={say`You’re all set`}
          actions={
            <>
              <ButtonLink variant="gold" icon="play" href={routes.home}>
                {say`Start watching`}
              </ButtonLink>
              <ButtonLink variant="glass" href={routes.billing}>
                {say`See plan and invoice`}
              </ButtonLink>
            </>
          }
        >
          {billing?.periodEndAt
            ? say`${name} is on, and renews on ${formatDay(billing.periodEndAt)}. Welcome in.`
            : say`${name} is on. Welcome in.`}
        </Message>
      );
    case "has-plan":
      return (
        <Message
          heading={name ? say`${name} is on already` : say`A plan is on already`}
          actions={
            <ButtonLink variant="gold" href={routes.billing}>
              {say`See your plan`}
            </ButtonLink>
          }
        >
          {say`Your household has a plan. You can change it, and see what that costs before you pay.`}
        </Message>
      );
    case "waiting":
      return (
        <Message heading={say`Waiting for Stripe’s word`}>
          {say`You’re back from Stripe. Your plan starts as soon as the payment is confirmed, usually within seconds.`}
        </Message>
      );
    case "not-a-parent":
      return (
        <Message
          heading={say`Ask a parent`}
          actions={
            <ButtonLink variant="gold" href={routes.home}>
              {say`All films`}
            </ButtonLink>
          }
        >
          {say`Only a parent’s profile can take up a plan. Switch to one, then come back.`}
        </Message>
      );
  }
}
