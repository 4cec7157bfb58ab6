import type { Billing, Invoice } from "@goldmane/contracts/billing/schema";
import { invoicePath } from "@goldmane/contracts/billing/api";
import { graceMs } from "@goldmane/contracts/subscription/plans";
import type { SubscriptionAccess } from "@goldmane/contracts/subscription/schema";
import type { Payments, Standing } from "#platform/payments/payments.ts";
import type { InvoiceRow } from "./invoices/store.ts";

type Facts = {
  standing: Standing | null;
  access: SubscriptionAccess;
  gateway: Payments["gateway"];
  isDemo: boolean;
};

export function presentBilling({ standing, access, gateway, isDemo }: Facts): Billing {
  const { hasAccess, currentUsers } = access;
  const owes = standing?.state === "past_due" && standing.periodEndAt !== null;
  return {
    gateway,
    state: standing?.state ?? "none",
    hasAccess,
    plan: standing?.plan ?? null,
    currentUsers,
    periodStartAt: standing?.periodStartAt ?? null,
    periodEndAt: standing?.periodEndAt ?? null,
    cancelAtPeriodEnd: standing?.cancelAtPeriodEnd ?? false,
    graceEndsAt: owes ? (standing?.periodEndAt ?? 0) + graceMs : null,
    card: standing?.card ?? null,
    creditCents: standing?.creditCents ?? 0,
    isDemo,
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
