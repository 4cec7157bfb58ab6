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
                {say`View plan and invoice`}
              </ButtonLink>
            </>
          }
        >
          {billing?.periodEndAt
            ? say`${name} renews on ${formatDay(billing.periodEndAt)}. Enjoy!`
            : say`You now have ${name}. Enjoy!`}
        </Message>
      );
    case "has-plan":
      return (
        <Message
          heading={name ? say`You already have ${name}` : say`You already have a plan`}
          actions={
            <ButtonLink variant="gold" href={routes.billing}>
              {say`View plan`}
            </ButtonLink>
          }
        >
          {say`You can change it any time, and see the price before you pay.`}
        </Message>
      );
    case "waiting":
      return (
        <Message heading={say`Confirming your payment…`}>
          {say`Your plan starts when Stripe confirms the payment, usually within seconds.`}
        </Message>
      );
    case "not-a-parent":
      return (
        <Message
          heading={say`Ask a parent`}
          actions={
            <ButtonLink variant="gold" href={routes.home}>
              {say`Browse movies`}
            </ButtonLink>
          }
        >
          {say`Only a parent can subscribe. Switch to a parent’s profile first.`}
        </Message>
      );
  }
}
