import { createHash } from "node:crypto";

type Facts = Record<string, unknown>;
export type Price = { id: string; unit_amount: number; lookup_key: string; metadata: Facts };
export type Subscription = {
  id: string;
  object: "subscription";
  created: number;
  customer: string;
  status: string;
  cancel_at_period_end: boolean;
  ended_at: number | null;
  metadata: Record<string, string>;
  default_payment_method: string;
  latest_invoice: unknown;
  items: { data: Item[] };
};
type Item = {
  id: string;
  price: Price;
  current_period_start: number;
  current_period_end: number;
};

const monthSeconds = 30 * 86_400;

/** Stripe's state: customers, prices, checkouts, subscriptions and events. */
export class StripeWorld {
  readonly prices = new Map<string, Price>();
  readonly customers = new Map<string, { id: string; balance: number; email: string }>();
  readonly checkouts = new Map<string, Facts & { id: string; status: string }>();
  readonly subscriptions = new Map<string, Subscription>();
  readonly events: Facts[] = [];
  /** Seconds. */
  now = Math.floor(Date.now() / 1000);
  /** The decline reason of the next charge to a stored card. */
  refusal: string | null = null;
  #count = 0;

  name(kind: string): string {
    this.#count += 1;
    return `${kind}_${createHash("sha256").update(String(this.#count)).digest("hex").slice(0, 16)}`;
  }

  /** Completes a checkout, as the customer would. */
  pay(checkoutId: string): Subscription {
    const checkout = this.checkouts.get(checkoutId);
    if (checkout?.status !== "open") throw new Error(`The checkout ${checkoutId} is not open.`);
    checkout.status = "complete";
    const price = this.prices.get(String(checkout["price"]));
    if (!price) throw new Error("This checkout has no price.");
    const subscription: Subscription = {
      id: this.name("sub"),
      object: "subscription",
      created: this.now,
      customer: String(checkout["customer"]),
      status: "incomplete",
      cancel_at_period_end: false,
      ended_at: null,
      metadata: { householdId: String(checkout["householdId"]) },
      default_payment_method: "pm_4242",
      latest_invoice: null,
      items: {
        data: [
          {
            id: this.name("si"),
            price,
            current_period_start: this.now,
            current_period_end: this.now + monthSeconds,
          },
        ],
      },
    };
    this.subscriptions.set(subscription.id, subscription);
    this.tell("customer.subscription.created", subscription);
    subscription.status = "active";
    this.bill(subscription, price.unit_amount, "paid");
    this.tell("customer.subscription.updated", subscription);
    this.tell("checkout.session.completed", { ...checkout, object: "checkout.session" });
    return subscription;
  }

  /** Ends a period: the card is charged for the next one, or declined. */
  renew(subscription: Subscription, isPaid: boolean): void {
    const [item] = subscription.items.data;
    if (!item) return;
    this.now = item.current_period_end;
    item.current_period_start = this.now;
    item.current_period_end = this.now + monthSeconds;
    this.tell("customer.subscription.updated", subscription);
    this.now += 3600;
    this.bill(subscription, item.price.unit_amount, isPaid ? "paid" : "open");
    if (isPaid) return;
    subscription.status = "past_due";
    this.tell("customer.subscription.updated", subscription);
  }

  bill(subscription: Subscription, cents: number, status: "paid" | "open", lines?: unknown[]) {
    const customer = this.customers.get(subscription.customer);
    const starting = customer?.balance ?? 0;
    const due = Math.max(0, cents + starting);
    const ending = starting + cents - due;
    if (customer) customer.balance = ending;
    const invoice = {
      id: this.name("in"),
      object: "invoice",
      number: this.name("GOLD"),
      customer: subscription.customer,
      created: this.now,
      status,
      total: cents,
      amount_due: due,
      starting_balance: starting,
      ending_balance: ending,
      parent: { subscription_details: { metadata: subscription.metadata } },
      lines: { data: lines ?? [{ description: "1 × plan (at month)", amount: cents }] },
    };
    subscription.latest_invoice = invoice;
    this.tell(status === "paid" ? "invoice.paid" : "invoice.payment_failed", invoice);
    return invoice;
  }

  /** Adds an event with a snapshot of the object. */
  tell(type: string, object: unknown): void {
    this.events.push({
      id: this.name("evt"),
      object: "event",
      type,
      created: this.now,
      data: { object: structuredClone(object) },
    });
  }
}
