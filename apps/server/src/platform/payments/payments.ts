import type {
  GivenCard,
  Gateway,
  KeptCard,
  Quote,
  QuoteLine,
} from "@goldmane/contracts/billing/schema";
import type { invoiceStates } from "@goldmane/contracts/billing/schema";
import type { Plan, PlanId } from "@goldmane/contracts/subscription/plans";
import type { SubscriptionState } from "@goldmane/contracts/subscription/rules";

/** A household's subscription and payment details at the gateway. Instants are epoch ms. */
export type BillingStatus = {
  plan: PlanId;
  state: SubscriptionState;
  periodStartAt: number | null;
  /** Null for the demo's plan, which does not end. */
  periodEndAt: number | null;
  cancelAtPeriodEnd: boolean;
  /** The gateway's own ids. */
  customerRef: string | null;
  subscriptionRef: string | null;
  /** A checkout started on the gateway's pages. */
  checkoutRef: string | null;
  card: KeptCard | null;
  creditCents: number;
  /** The billing cycle anchor. */
  anchorAt: number | null;
  /** When `settleDue` must run; null if the gateway renews by itself. */
  dueAt: number | null;
};

/** An invoice. `ref` identifies it, so that a repeated report updates it. */
export type Bill = {
  ref: string;
  /** The gateway's invoice number; null to number it here. */
  number: string | null;
  state: (typeof invoiceStates)[number];
  issuedAt: number;
  lines: QuoteLine[];
  totalCents: number;
  card: { brand: string; last4: string } | null;
};

/** The outcome of a gateway call. Save it in one transaction. */
export type Settlement = { status: BillingStatus; bills: Bill[] };

/** Identifies a call at the gateway; `key` is its idempotency key. */
export type Call = { householdId: string; key: string; at: number };

export type Order = Call & {
  plan: Plan;
  /** Null if the gateway's own page collects the card. */
  card: GivenCard | null;
  email: string;
  /** The status of an ended plan, with its card and credit. */
  before: BillingStatus | null;
};

export type Started =
  | { kind: "settled"; settlement: Settlement }
  /** The customer pays on the gateway's pages; an event follows later. */
  | { kind: "elsewhere"; url: string; customerRef: string; checkoutRef: string };

export type Cost = Pick<Quote, "lines" | "dueCents" | "creditCents">;

/** A subscription as reported by a gateway event. */
export type ReportedStatus = Pick<
  BillingStatus,
  "plan" | "state" | "periodStartAt" | "periodEndAt" | "cancelAtPeriodEnd"
> & {
  subscriptionRef: string;
  /**
   * Orders reports by recency when compared as text. The report with the greatest rank wins, in
   * whatever order they arrive.
   */
  rank: string;
};

/** A webhook event from the gateway. */
export type GatewayEvent = {
  id: string;
  kind: string;
  createdAt: number;
  /** Null if the event doesn't contain it; the household is then found by `customerRef`. */
  householdId: string | null;
  customerRef: string | null;
  status: ReportedStatus | null;
  bill: Bill | null;
  /** The current card; null if the event says nothing about it. */
  card: KeptCard | null;
  creditCents: number | null;
};

/** The payment gateway. Refusals are AppErrors PAYMENT_REFUSED with a reason. */
export interface Payments {
  readonly gateway: Gateway;
  subscribe(order: Order): Promise<Started>;
  /** The cost of a plan change at an instant of the period. Changes nothing. */
  quote(status: BillingStatus, to: Plan, at: number): Promise<Cost>;
  change(status: BillingStatus, to: Plan, call: Call): Promise<Settlement>;
  cancel(status: BillingStatus, call: Call): Promise<Settlement>;
  resume(status: BillingStatus, call: Call): Promise<Settlement>;
  /** Also pays an overdue invoice. */
  replaceCard(status: BillingStatus, card: GivenCard, call: Call): Promise<Settlement>;
  /** Returns the URL of the gateway's customer portal. */
  openPortal(status: BillingStatus): Promise<string>;
  /** Settles a due plan: renews it, retries a payment, or ends it. */
  settleDue(status: BillingStatus, call: Omit<Call, "key">): Promise<Settlement>;
  /**
   * Parses a webhook; null for events not about subscriptions.
   * @throws AppError NOT_ALLOWED for an invalid or old signature.
   */
  readEvent(body: Buffer, signature: string): Promise<GatewayEvent | null>;
}
