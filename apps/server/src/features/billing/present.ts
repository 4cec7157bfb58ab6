import type { Billing, Invoice } from "@goldmane/contracts/billing/schema";
import { invoicePath } from "@goldmane/contracts/billing/api";
import { graceMs } from "@goldmane/contracts/subscription/plans";
import type { SubscriptionAccess } from "@goldmane/contracts/subscription/schema";
import type { Payments, BillingStatus } from "#platform/payments/payments.ts";
import { isGiven } from "./given-plan.ts";
import type { InvoiceRow } from "./invoices/store.ts";

type Facts = {
  status: BillingStatus | null;
  access: SubscriptionAccess;
  gateway: Payments["gateway"];
  isDemo: boolean;
};

export function presentBilling({ status, access, gateway, isDemo }: Facts): Billing {
  const { hasAccess, currentUsers } = access;
  const owes = status?.state === "past_due" && status.periodEndAt !== null;
  return {
    gateway,
    state: status?.state ?? "none",
    hasAccess,
    plan: status?.plan ?? null,
    currentUsers,
    periodStartAt: status?.periodStartAt ?? null,
    periodEndAt: status?.periodEndAt ?? null,
    cancelAtPeriodEnd: status?.cancelAtPeriodEnd ?? false,
    graceEndsAt: owes ? (status?.periodEndAt ?? 0) + graceMs : null,
    card: status?.card ?? null,
    creditCents: status?.creditCents ?? 0,
    isDemo,
    isGiven: !isDemo && status !== null && hasAccess && isGiven(status),
  };
}

export function presentInvoice(row: InvoiceRow): Invoice {
  return {
    id: row.id,
    number: row.number,
    state: row.state,
    issuedAt: row.issued_at,
    lines: row.lines,
    totalCents: row.total_cents,
    card:
      row.card_brand && row.card_last4 ? { brand: row.card_brand, last4: row.card_last4 } : null,
    url: invoicePath.replace(":id", row.id),
  };
}
