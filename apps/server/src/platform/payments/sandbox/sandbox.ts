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
  Standing,
  Started,
} from "#platform/payments/payments.ts";
import { applyCredit, toBill } from "./apply-credit.ts";
import { chargeCard, judgeCard } from "./judge-card.ts";
import { settleDue } from "./settle-due.ts";

/**
 * Takes test cards and no money. It keeps nothing itself: all it knows of a household is the
 * standing that it is handed, and what it answers follows from that and the instant alone.
 */
export class SandboxPayments implements Payments {
  readonly gateway = "sandbox";

  async subscribe({ plan, card: given, before, key, at }: Order): Promise<Started> {
    if (!given) throw new AppError("INVALID_INPUT", "A card is needed to pay with.");
    const card = judgeCard(given, at);
    const credit = before?.creditCents ?? 0;
    const cost = applyCredit([{ label: `${plan.name}, one month`, cents: plan.cents }], credit);
    if (cost.dueCents > 0) chargeCard(card, at);
    const periodEndAt = addMonths(at, 1);
    const standing: Standing = {
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
    const bill = toBill({ cost, standing, ref: `sandbox ${key}`, at });
    return { kind: "settled", settlement: { standing, bills: [bill] } };
  }

  async quote(standing: Standing, to: Plan, at: number): Promise<Cost> {
    const from = findPlan(standing.plan);
    const { periodStartAt, periodEndAt, creditCents } = standing;
    // The demo's plan has no period, and costs nothing.
    if (!from || periodStartAt === null || periodEndAt === null) {
      return { lines: [], dueCents: 0, creditCents };
    }
    return applyCredit(prorate(from, to, { periodStartAt, periodEndAt }, at), creditCents);
  }

  async change(standing: Standing, to: Plan, { key, at }: Call): Promise<Settlement> {
    const cost = await this.quote(standing, to, at);
    if (cost.dueCents > 0) chargeCard(standing.card, at);
    const changed = { ...standing, plan: to.id, creditCents: cost.creditCents };
    const isFree = cost.lines.every(({ cents }) => cents === 0);
    const bill = toBill({ cost, standing: changed, ref: `sandbox ${key}`, at });
    return { standing: changed, bills: isFree ? [] : [bill] };
  }

  async cancel(standing: Standing, { householdId, at }: Call): Promise<Settlement> {
    const ending = { ...standing, cancelAtPeriodEnd: true };
    // What is owed is given up with the plan, not collected.
    if (standing.state !== "past_due") return { standing: ending, bills: [] };
    return await settleDue({ ...ending, dueAt: at }, { householdId, at });
  }

  async resume(standing: Standing): Promise<Settlement> {
    return { standing: { ...standing, cancelAtPeriodEnd: false }, bills: [] };
  }

  async replaceCard(standing: Standing, given: GivenCard, call: Call): Promise<Settlement> {
    const replaced = { ...standing, card: judgeCard(given, call.at) };
    if (standing.state !== "past_due") return { standing: replaced, bills: [] };
    const settled = await settleDue({ ...replaced, dueAt: call.at }, call);
    if (settled.standing.state === "past_due") chargeCard(replaced.card, call.at);
    return settled;
  }

  async openPortal(): Promise<string> {
    throw new AppError("CONFLICT", "The sandbox has no pages of its own: change the card here.");
  }

  async settleDue(standing: Standing, call: Omit<Call, "key">): Promise<Settlement> {
    return await settleDue(standing, call);
  }

  async readEvent(): Promise<GatewayEvent | null> {
    throw new AppError("NOT_ALLOWED", "Nobody takes payments for this house: it has its sandbox.");
  }
}
