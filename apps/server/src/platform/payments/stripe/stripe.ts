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
  BillingStatus,
  Started,
} from "#platform/payments/payments.ts";
import { callStripe } from "./call-stripe.ts";
import {
  cancelSubscription,
  changeSubscription,
  resumeSubscription,
} from "./change-subscription.ts";
import { quoteChange } from "./quote-change.ts";
import { readEvent, verifyEvent } from "./read-event.ts";
import { startCheckout } from "./start-checkout.ts";

/** Stripe Billing: Checkout collects the card, Stripe renews, and webhooks report the results. */
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
    return await callStripe(() => startCheckout(this.#stripe, order, this.#config.publicUrl));
  }

  async quote(status: BillingStatus, to: Plan, at: number): Promise<Cost> {
    return await callStripe(() => quoteChange(this.#stripe, status, { to, at }));
  }

  async change(status: BillingStatus, to: Plan, call: Call): Promise<Settlement> {
    return await callStripe(() => changeSubscription(this.#stripe, status, { ...call, to }));
  }

  async cancel(status: BillingStatus, call: Call): Promise<Settlement> {
    return await callStripe(() => cancelSubscription(this.#stripe, status, call));
  }

  async resume(status: BillingStatus, call: Call): Promise<Settlement> {
    return await callStripe(() => resumeSubscription(this.#stripe, status, call));
  }

  async replaceCard(): Promise<Settlement> {
    throw new AppError("CONFLICT", "Your card is stored at Stripe. Change it on Stripe’s page.");
  }

  async openPortal({ customerRef }: BillingStatus): Promise<string> {
    if (!customerRef)
      throw new AppError("CONFLICT", "Your household has no payments at Stripe yet.");
    const return_url = new URL("/profile/billing", this.#config.publicUrl).href;
    const { url } = await callStripe(() =>
      this.#stripe.billingPortal.sessions.create({ customer: customerRef, return_url }),
    );
    return url;
  }

  /** Stripe renews by itself. */
  async settleDue(status: BillingStatus): Promise<Settlement> {
    return { status: { ...status, dueAt: null }, bills: [] };
  }

  async readEvent(body: Buffer, signature: string): Promise<GatewayEvent | null> {
    const secret = this.#config.webhookSecret;
    const event = verifyEvent(this.#stripe, { body, signature, secret });
    return await callStripe(() => readEvent(this.#stripe, event));
  }
}
