import { addMonths, prorate } from "@goldmane/contracts/billing/rules";
import type { GivenCard } from "@goldmane/contracts/billing/schema";
import { AppError } from "@goldmane/contracts/errors";
import type { Plan } from "@goldmane/contracts/subscription/plans";
import { findPlan } from "@goldmane/contracts/subscription/rules";
import type {
  Call,
  Cost,
  GatewayEvent,
  Order,
  Payments,
  Settlement,
  BillingStatus,
  Started,
} from "#platform/payments/payments.ts";
import { applyCredit, toBill } from "./apply-credit.ts";
import { chargeCard, validateCard } from "./validate-card.ts";
import { settleDue } from "./settle-due.ts";

/**
 * Accepts test cards and takes no money. Stateless: results depend only on the given status and
 * instant.
 */
export class SandboxPayments implements Payments {
  readonly gateway = "sandbox";

  async subscribe({ plan, card: given, before, key, at }: Order): Promise<Started> {
    if (!given) throw new AppError("INVALID_INPUT", "Enter a card to pay with.");
    const card = validateCard(given, at);
    const credit = before?.creditCents ?? 0;
    const cost = applyCredit([{ label: `${plan.name}, one month`, cents: plan.cents }], credit);
    if (cost.dueCents > 0) chargeCard(card, at);
    const periodEndAt = addMonths(at, 1);
    const status: BillingStatus = {
      plan: plan.id,
      state: "active",
      periodStartAt: at,
      periodEndAt,
      cancelAtPeriodEnd: false,
      customerRef: null,
      subscriptionRef: null,
      checkoutRef: null,
      card,
      creditCents: cost.creditCents,
      anchorAt: at,
      dueAt: periodEndAt,
    };
    const bill = toBill({ cost, status, ref: `sandbox ${key}`, at });
    return { kind: "settled", settlement: { status, bills: [bill] } };
  }

  async quote(status: BillingStatus, to: Plan, at: number): Promise<Cost> {
    const from = findPlan(status.plan);
    const { periodStartAt, periodEndAt, creditCents } = status;
    // The demo's plan has no period and costs nothing.
    if (!from || periodStartAt === null || periodEndAt === null) {
      return { lines: [], dueCents: 0, creditCents };
    }
    return applyCredit(prorate(from, to, { periodStartAt, periodEndAt }, at), creditCents);
  }

  async change(status: BillingStatus, to: Plan, { key, at }: Call): Promise<Settlement> {
    const cost = await this.quote(status, to, at);
    if (cost.dueCents > 0) chargeCard(status.card, at);
    const changed = { ...status, plan: to.id, creditCents: cost.creditCents };
    const isFree = cost.lines.every(({ cents }) => cents === 0);
    const bill = toBill({ cost, status: changed, ref: `sandbox ${key}`, at });
    return { status: changed, bills: isFree ? [] : [bill] };
  }

  async cancel(status: BillingStatus, { householdId, at }: Call): Promise<Settlement> {
    const ending = { ...status, cancelAtPeriodEnd: true };
    // Overdue amounts are waived when the plan ends.
    if (status.state !== "past_due") return { status: ending, bills: [] };
    return await settleDue({ ...ending, dueAt: at }, { householdId, at });
  }

  async resume(status: BillingStatus): Promise<Settlement> {
    return { status: { ...status, cancelAtPeriodEnd: false }, bills: [] };
  }

  async replaceCard(status: BillingStatus, given: GivenCard, call: Call): Promise<Settlement> {
    const replaced = { ...status, card: validateCard(given, call.at) };
    if (status.state !== "past_due") return { status: replaced, bills: [] };
    const settled = await settleDue({ ...replaced, dueAt: call.at }, call);
    if (settled.status.state === "past_due") chargeCard(replaced.card, call.at);
    return settled;
  }

  async openPortal(): Promise<string> {
    throw new AppError("CONFLICT", "Test payments have no payment page. Change the card here.");
  }

  async settleDue(status: BillingStatus, call: Omit<Call, "key">): Promise<Settlement> {
    return await settleDue(status, call);
  }

  async readEvent(): Promise<GatewayEvent | null> {
    throw new AppError("NOT_ALLOWED", "This server uses test payments only.");
  }
}
