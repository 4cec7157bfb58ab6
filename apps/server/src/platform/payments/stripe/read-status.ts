import type { PlanId } from "@goldmane/contracts/subscription/plans";
import { findPlan, type SubscriptionState } from "@goldmane/contracts/subscription/rules";
import type { Stripe } from "stripe";
import type { ReportedStatus } from "#platform/payments/payments.ts";

const states: Record<string, SubscriptionState> = {
  trialing: "trialing",
  active: "active",
  past_due: "past_due",
  unpaid: "past_due",
  canceled: "canceled",
  incomplete: "none",
  incomplete_expired: "none",
  paused: "none",
};

/** Breaks ties between events of the same second: the later state wins. */
const order: readonly SubscriptionState[] = ["none", "past_due", "trialing", "active", "canceled"];

type Facts = Omit<ReportedStatus, "rank">;

/** Null for a subscription that isn't for one of our plans. */
export function readStatus(subscription: Stripe.Subscription): Facts | null {
  const [item] = subscription.items.data;
  const plan = item && planOf(item.price);
  if (!item || !plan) return null;
  const state = states[subscription.status] ?? "none";
  const startsAt = item.current_period_start * 1000;
  const endsAt = item.current_period_end * 1000;
  const endedAt = (subscription.ended_at ?? item.current_period_end) * 1000;
  const isOwing = state === "past_due";
  return {
    plan,
    state,
    periodStartAt: startsAt,
    // Stripe starts the next period before it is paid; the paid period ends where that one starts.
    periodEndAt: isOwing ? startsAt : state === "canceled" ? Math.min(endsAt, endedAt) : endsAt,
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    subscriptionRef: subscription.id,
  };
}

/** Orders by the subscription's age, then the event's time, then the later state. */
export function rankOf(subscription: Stripe.Subscription, saidAt: number, facts: Facts): string {
  const digits = (value: number) => String(value).padStart(14, "0");
  return [
    digits(subscription.created),
    digits(saidAt),
    digits(facts.state === "canceled" ? 1 : 0),
    digits(subscription.items.data[0]?.current_period_start ?? 0),
    digits(order.indexOf(facts.state)),
    facts.cancelAtPeriodEnd ? "1" : "0",
    facts.plan,
    subscription.id,
  ].join(" ");
}

function planOf({ metadata, lookup_key }: Stripe.Price): PlanId | null {
  const id = metadata["plan"] ?? lookup_key?.split("_")[1] ?? "";
  return findPlan(id)?.id ?? null;
}
