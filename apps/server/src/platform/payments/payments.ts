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

/** How a household's subscription stands with whoever takes the money. Instants are epoch ms. */
export type BillingStatus = {
  plan: PlanId;
  state: SubscriptionState;
  periodStartAt: number | null;
  /** Null for one that does not end: the demo's. */
  periodEndAt: number | null;
  cancelAtPeriodEnd: boolean;
  /** The gateway's own names. */
  customerRef: string | null;
  subscriptionRef: string | null;
  /** A checkout that was begun at the gateway's pages. */
  checkoutRef: string | null;
  card: KeptCard | null;
  creditCents: number;
  /** The day that months are counted from. */
  anchorAt: number | null;
  /** When `settleDue` is to be asked; null leaves it to the gateway. */
  dueAt: number | null;
};

/** An invoice, named so that word of the same one changes it and adds none. */
export type Bill = {
  ref: string;
  /** As the gateway numbers it; null leaves it to the house. */
  number: string | null;
  state: (typeof invoiceStates)[number];
  issuedAt: number;
  lines: QuoteLine[];
  totalCents: number;
  card: { brand: string; last4: string } | null;
};

/** What came of it: to be written down whole, in one transaction. */
export type Settlement = { status: BillingStatus; bills: Bill[] };

/** How a call is known to the gateway: one with the same key is not done twice. */
export type Call = { householdId: string; key: string; at: number };

export type Order = Call & {
  plan: Plan;
  /** Only where the house has a form of its own for it. */
  card: GivenCard | null;
  email: string;
  /** What stood before: a plan that ended, its card, its credit. */
  before: BillingStatus | null;
};

export type Started =
  | { kind: "settled"; settlement: Settlement }
  /** The customer pays at the gateway's pages; the gateway's word comes later. */
  | { kind: "elsewhere"; url: string; customerRef: string; checkoutRef: string };

export type Cost = Pick<Quote, "lines" | "dueCents" | "creditCents">;

/** A subscription as a word from the gateway has it. */
export type ReportedStatus = Pick<
  BillingStatus,
  "plan" | "state" | "periodStartAt" | "periodEndAt" | "cancelAtPeriodEnd"
> & {
  subscriptionRef: string;
  /**
   * Grows, compared as text, with how new the word is: of all that came, in whatever order, the one
   * with the greatest counts.
   */
  rank: string;
};

/** Word from the gateway that came on its own. */
export type GatewayEvent = {
  id: string;
  kind: string;
  createdAt: number;
  /** Whose it is: by the household's id where the event holds it, else by the customer. */
  householdId: string | null;
  customerRef: string | null;
  status: ReportedStatus | null;
  bill: Bill | null;
  /** As they are known now; null where the event says nothing of them. */
  card: KeptCard | null;
  creditCents: number | null;
};

/** Whoever takes the money. Refusals are AppErrors PAYMENT_REFUSED with a reason. */
export interface Payments {
  readonly gateway: Gateway;
  subscribe(order: Order): Promise<Started>;
  /** What a change of plan costs at an instant of the period. Changes nothing. */
  quote(status: BillingStatus, to: Plan, at: number): Promise<Cost>;
  change(status: BillingStatus, to: Plan, call: Call): Promise<Settlement>;
  cancel(status: BillingStatus, call: Call): Promise<Settlement>;
  resume(status: BillingStatus, call: Call): Promise<Settlement>;
  /** Also pays what is owed. */
  replaceCard(status: BillingStatus, card: GivenCard, call: Call): Promise<Settlement>;
  /** The gateway's own page for cards. Answers its address. */
  openPortal(status: BillingStatus): Promise<string>;
  /** Does what fell due: renews, tries again, ends. */
  settleDue(status: BillingStatus, call: Omit<Call, "key">): Promise<Settlement>;
  /**
   * Reads what the gateway sent; null for what says nothing about subscriptions.
   * @throws AppError NOT_ALLOWED for what the gateway did not sign just now.
   */
  readEvent(body: Buffer, signature: string): Promise<GatewayEvent | null>;
}
