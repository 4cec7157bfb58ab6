import { AppError } from "@goldmane/contracts/errors";
import type { Plan } from "@goldmane/contracts/subscription/plans";
import { Stripe } from "stripe";
import type { StripeConfig } from "#platform/config/config.ts";
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
import { askStripe } from "./ask-stripe.ts";
import { findPrice } from "./find-price.ts";
import { readBill, readLines } from "./read-bill.ts";
import { readCard } from "./read-card.ts";
import { readEvent, verifyEvent } from "./read-event.ts";
import { readStanding } from "./read-standing.ts";
import { startCheckout } from "./start-checkout.ts";

/** Stripe Billing: its Checkout takes the card, its clock renews, its webhooks tell what came of it. */
export class StripePayments implements Payments {
  readonly gateway = "stripe";
  readonly #stripe: Stripe;
  readonly #config: StripeConfig;

  constructor(config: StripeConfig) {
    const api = config.apiUrl;
    this.#config = config;
    this.#stripe = new Stripe(config.secretKey, {
      telemetry: false,
      maxNetworkRetries: 2,
      timeout: 20_000,
      ...(api && {
        host: api.hostname,
        port: api.port,
        protocol: api.protocol === "http:" ? "http" : "https",
      }),
    });
  }

  async subscribe(order: Order): Promise<Started> {
    return await askStripe(() => startCheckout(this.#stripe, order, this.#config.publicUrl));
  }

  async quote(standing: Standing, to: Plan, at: number): Promise<Cost> {
    return await askStripe(async () => {
      const { id, item, customer } = await this.#find(standing);
      const preview = await this.#stripe.invoices.createPreview({
        customer,
        subscription: id,
        subscription_details: {
          items: [{ id: item, price: await findPrice(this.#stripe, to) }],
          proration_behavior: "always_invoice",
          proration_date: toSeconds(at),
        },
      });
      const { starting_balance, total, amount_due } = preview;
      const creditCents = Math.max(0, amount_due - total - starting_balance);
      return { lines: readLines(preview), dueCents: amount_due, creditCents };
    });
  }

  async change(standing: Standing, to: Plan, { key, at }: Call): Promise<Settlement> {
    return await askStripe(async () => {
      const { id, item } = await this.#find(standing);
      const price = await findPrice(this.#stripe, to);
      const subscription = await this.#stripe.subscriptions.update(
        id,
        {
          items: [{ id: item, price }],
          proration_behavior: "always_invoice",
          proration_date: toSeconds(at),
          // A card that is refused leaves the plan as it was.
          payment_behavior: "error_if_incomplete",
          expand: ["latest_invoice"],
        },
        { idempotencyKey: `change ${key}` },
      );
      return await this.#settle(standing, subscription);
    });
  }

  async cancel(standing: Standing, { key }: Call): Promise<Settlement> {
    const idempotencyKey = `cancel ${key}`;
    return await askStripe(async () => {
      const { id } = await this.#find(standing);
      const { subscriptions } = this.#stripe;
      const isOwing = standing.state === "past_due";
      const ended = isOwing
        ? await subscriptions.cancel(id, {}, { idempotencyKey })
        : await subscriptions.update(id, { cancel_at_period_end: true }, { idempotencyKey });
      return await this.#settle(standing, ended);
    });
  }

  async resume(standing: Standing, { key }: Call): Promise<Settlement> {
    return await askStripe(async () => {
      const { id } = await this.#find(standing);
      const resumed = await this.#stripe.subscriptions.update(
        id,
        { cancel_at_period_end: false },
        { idempotencyKey: `resume ${key}` },
      );
      return await this.#settle(standing, resumed);
    });
  }

  async replaceCard(): Promise<Settlement> {
    throw new AppError("CONFLICT", "Stripe keeps your card: change it on Stripe's page.");
  }

  async openPortal({ customerRef }: Standing): Promise<string> {
    if (!customerRef) throw new AppError("CONFLICT", "Stripe does not know this household yet.");
    const return_url = new URL("/profile/billing", this.#config.publicUrl).href;
    const { url } = await askStripe(() =>
      this.#stripe.billingPortal.sessions.create({ customer: customerRef, return_url }),
    );
    return url;
  }

  /** Stripe's own clock does it. */
  async settleDue(standing: Standing): Promise<Settlement> {
    return { standing: { ...standing, dueAt: null }, bills: [] };
  }

  async readEvent(body: Buffer, signature: string): Promise<GatewayEvent | null> {
    const secret = this.#config.webhookSecret;
    const event = verifyEvent(this.#stripe, { body, signature, secret });
    return await askStripe(() => readEvent(this.#stripe, event));
  }

  async #find({ subscriptionRef }: Standing) {
    if (!subscriptionRef) {
      throw new AppError("CONFLICT", "Stripe does not know this plan: it was not paid there.");
    }
    const { id, customer, items } = await this.#stripe.subscriptions.retrieve(subscriptionRef);
    const [item] = items.data;
    if (!item) throw new AppError("CONFLICT", "Stripe knows nothing that is paid by this plan.");
    return { id, item: item.id, customer: typeof customer === "string" ? customer : customer.id };
  }

  async #settle(before: Standing, subscription: Stripe.Subscription): Promise<Settlement> {
    const facts = readStanding(subscription);
    if (!facts)
      throw new Error(`Stripe's subscription ${subscription.id} is to none of our plans.`);
    const { latest_invoice: invoice } = subscription;
    const bill = invoice && typeof invoice !== "string" ? readBill(invoice) : null;
    const card = (await readCard(this.#stripe, subscription)) ?? before.card;
    const balance = typeof invoice === "string" ? null : (invoice?.ending_balance ?? null);
    const creditCents = balance === null ? before.creditCents : Math.max(0, -balance);
    return {
      standing: { ...before, ...facts, card, creditCents, dueAt: null },
      bills: bill ? [bill] : [],
    };
  }
}

function toSeconds(at: number): number {
  return Math.floor(at / 1000);
}
