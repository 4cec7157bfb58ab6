import { quoteKeptMs } from "@goldmane/contracts/billing/limits";
import type { Billing, Quote } from "@goldmane/contracts/billing/schema";
import { AppError } from "@goldmane/contracts/errors";
import type { Plan, PlanId } from "@goldmane/contracts/subscription/plans";
import { assignSeats } from "#features/family/service.ts";
import { readAccess } from "#features/subscription/service.ts";
import type { App, HouseholdViewer } from "#platform/app.ts";
import type { BillingStatus } from "#platform/payments/payments.ts";
import { changeSubscriptionOnce, requirePlan, requireRunning } from "./service.ts";
import { requireBillingStatus } from "./billing-status.ts";

/** Quotes a plan change at this instant. Charges nothing. */
export async function previewChange(
  app: App,
  viewer: HouseholdViewer,
  plan: PlanId,
): Promise<Quote> {
  const householdId = viewer.householdId;
  const to = requirePlan(plan);
  const status = await requireBillingStatus(app, householdId);
  requireChangeable(status, to);
  // Gateways use whole seconds.
  const quotedAt = Math.floor(app.now() / 1000) * 1000;
  const cost = await app.payments.quote(status, to, quotedAt);
  const { currentUsers } = await readAccess(app, householdId);
  return {
    ...cost,
    plan,
    quotedAt,
    renewsAt: status.cancelAtPeriodEnd ? null : status.periodEndAt,
    renewalCents: to.cents,
    seatsShort: Math.max(0, currentUsers - to.maxUsers),
  };
}

type Wish = {
  plan: PlanId;
  key: string;
  quotedAt: number;
  dueCents: number;
  keepProfileIds?: string[] | undefined;
};

/** Charges exactly the quoted amount. If the plan has too few seats, `keepProfileIds` keep theirs. */
export async function changePlan(app: App, viewer: HouseholdViewer, wish: Wish): Promise<Billing> {
  const { plan, key, keepProfileIds } = wish;
  const householdId = viewer.householdId;
  const to = requirePlan(plan);
  const operation = `change ${plan}`;
  return await changeSubscriptionOnce(
    app,
    viewer,
    { key, operation, kind: "billing.plan-changed" },
    async (status, call) => {
      requireChangeable(status, to);
      await requireSeats(app, householdId, to, keepProfileIds);
      await requireQuote(app, status, to, wish);
      return await app.payments.change(status, to, { ...call, at: wish.quotedAt });
    },
    async (context) => {
      if (keepProfileIds) await assignSeats(context, householdId, keepProfileIds);
    },
  );
}

function requireChangeable(status: BillingStatus, to: Plan): void {
  requireRunning(status);
  if (status.state === "past_due") {
    throw new AppError("CONFLICT", "Pay what’s due first, with a card that works.");
  }
  if (status.plan === to.id) throw new AppError("CONFLICT", `You already have ${to.name}.`);
}

/** Checked before charging; assigning the seats checks again. */
async function requireSeats(
  app: App,
  householdId: string,
  { name, maxUsers }: Plan,
  keepProfileIds: readonly string[] | undefined,
): Promise<void> {
  const { currentUsers } = await readAccess(app, householdId);
  const seatsShort = Math.max(0, currentUsers - maxUsers);
  if (keepProfileIds && new Set(keepProfileIds).size > maxUsers) {
    throw new AppError("USER_LIMIT_REACHED", `${name} is for ${maxUsers} users.`, { maxUsers });
  }
  if (seatsShort === 0 || keepProfileIds) return;
  throw new AppError("CONFLICT", `${name} is for ${maxUsers} users. Choose who keeps a seat.`, {
    seatsShort,
  });
}

async function requireQuote(
  app: App,
  status: BillingStatus,
  to: Plan,
  { quotedAt, dueCents }: Wish,
): Promise<void> {
  const age = app.now() - quotedAt;
  const isFresh = age >= 0 && age <= quoteKeptMs && quotedAt >= (status.periodStartAt ?? 0) - 1000;
  if (isFresh) {
    const cost = await app.payments.quote(status, to, quotedAt);
    if (cost.dueCents === dueCents) return;
  }
  throw new AppError("CONFLICT", "The price has changed. Check it again.");
}
