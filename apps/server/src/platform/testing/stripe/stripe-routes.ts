import { type FormTree, textAt } from "./parse-form.ts";
import type { Price, StripeWorld, Subscription } from "./stripe-world.ts";

type Call = { world: StripeWorld; id: string; form: FormTree; query: URLSearchParams };
type Route = { method: string; path: RegExp; answer: (call: Call) => unknown };

/** A Stripe error with its HTTP status. */
export class Refusal extends Error {
  readonly status: number;
  readonly error: Record<string, string>;
  constructor(status: number, error: Record<string, string>) {
    super(error["message"]);
    this.status = status;
    this.error = error;
  }
}

export const stripeRoutes: readonly Route[] = [
  route("POST", "/v1/customers", ({ world, form }) => {
    const customer = { id: world.name("cus"), balance: 0, email: textAt(form, "email") };
    world.customers.set(customer.id, customer);
    return customer;
  }),
  route("GET", "/v1/customers/:id", ({ world, id }) => need(world.customers.get(id))),
  route("GET", "/v1/prices", ({ world, query }) => {
    const asked = query.get("lookup_keys[0]");
    const data = [...world.prices.values()].filter(({ lookup_key }) => lookup_key === asked);
    return { object: "list", data, has_more: false };
  }),
  route("POST", "/v1/prices", ({ world, form }) => {
    const price: Price = {
      id: world.name("price"),
      unit_amount: Number(textAt(form, "unit_amount")),
      lookup_key: textAt(form, "lookup_key"),
      metadata: { plan: textAt(form, "metadata", "plan") },
    };
    world.prices.set(price.id, price);
    return price;
  }),
  route("POST", "/v1/checkout/sessions", ({ world, form }) => {
    const id = world.name("cs");
    const checkout = {
      id,
      status: "open",
      url: `https://checkout.stripe.example/${id}`,
      customer: textAt(form, "customer"),
      price: textAt(form, "line_items", "0", "price"),
      householdId: textAt(form, "subscription_data", "metadata", "householdId"),
    };
    world.checkouts.set(id, checkout);
    return checkout;
  }),
  route("GET", "/v1/checkout/sessions/:id", ({ world, id }) => need(world.checkouts.get(id))),
  route("POST", "/v1/checkout/sessions/:id/expire", ({ world, id }) => {
    const checkout = need(world.checkouts.get(id));
    checkout.status = "expired";
    return checkout;
  }),
  route("GET", "/v1/payment_methods/:id", ({ id }) => ({
    id,
    card: { brand: "visa", last4: id.slice(3), exp_month: 4, exp_year: 2034 },
  })),
  route("POST", "/v1/billing_portal/sessions", ({ form }) => ({
    id: "bps_1",
    url: `https://billing.stripe.example/${textAt(form, "customer")}`,
  })),
  route("GET", "/v1/subscriptions/:id", ({ world, id }) => need(world.subscriptions.get(id))),
  route("DELETE", "/v1/subscriptions/:id", ({ world, id }) => {
    const subscription = need(world.subscriptions.get(id));
    subscription.status = "canceled";
    subscription.ended_at = world.now;
    world.tell("customer.subscription.deleted", subscription);
    return subscription;
  }),
  route("POST", "/v1/subscriptions/:id", ({ world, id, form }) => {
    const subscription = need(world.subscriptions.get(id));
    const flag = textAt(form, "cancel_at_period_end");
    if (flag) subscription.cancel_at_period_end = flag === "true";
    const price = world.prices.get(textAt(form, "items", "0", "price"));
    if (price) {
      const cost = prorate(subscription, price, Number(textAt(form, "proration_date")));
      if (world.refusal && cost.total > 0) {
        const facts = { type: "card_error", code: "card_declined", message: "Declined." };
        throw new Refusal(402, { ...facts, decline_code: world.refusal });
      }
      for (const item of subscription.items.data) item.price = price;
      world.bill(subscription, cost.total, "paid", cost.lines.data);
    }
    world.tell("customer.subscription.updated", subscription);
    return subscription;
  }),
  route("POST", "/v1/invoices/create_preview", ({ world, form }) => {
    const subscription = need(world.subscriptions.get(textAt(form, "subscription")));
    const price = need(
      world.prices.get(textAt(form, "subscription_details", "items", "0", "price")),
    );
    const at = Number(textAt(form, "subscription_details", "proration_date"));
    const cost = prorate(subscription, price, at);
    const starting = world.customers.get(subscription.customer)?.balance ?? 0;
    const due = Math.max(0, cost.total + starting);
    return { object: "invoice", ...cost, starting_balance: starting, amount_due: due };
  }),
];

function route(method: string, path: string, answer: Route["answer"]): Route {
  return { method, path: new RegExp(`^${path.replace(":id", "([^/]+)")}$`), answer };
}

function prorate({ items }: Subscription, to: Price, at: number) {
  const [item] = items.data;
  if (!item) throw new Refusal(400, { message: "No items." });
  const { current_period_start: start, current_period_end: end, price } = item;
  const share = (cents: number) => Math.round((cents * (end - at)) / (end - start));
  const lines = [
    { description: "Unused time", amount: -share(price.unit_amount) },
    { description: "Remaining time", amount: share(to.unit_amount) },
  ];
  return { total: lines.reduce((sum, { amount }) => sum + amount, 0), lines: { data: lines } };
}

function need<T>(found: T | undefined): T {
  if (found !== undefined) return found;
  throw new Refusal(404, { type: "invalid_request_error", message: "No such object." });
}
