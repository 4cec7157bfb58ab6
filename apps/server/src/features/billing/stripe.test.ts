import { randomUUID } from "node:crypto";
import { stripeWebhookPath } from "@goldmane/contracts/billing/api";
import { Stripe } from "stripe";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { accountRoutes } from "#features/account/routes.ts";
import { familyRoutes } from "#features/family/routes.ts";
import { subscriptionRoutes } from "#features/subscription/routes.ts";
import { type Home, openHome } from "#platform/testing/open-home.ts";
import { openTestServer, type TestServer } from "#platform/testing/open-test-server.ts";
import { startStripeServer } from "#platform/testing/stripe/stripe-server.ts";
import type { Subscription } from "#platform/testing/stripe/stripe-world.ts";
import { openBilling } from "./open-billing.ts";
import { billingRawRoutes, billingRoutes } from "./routes.ts";

type Event = { id: string; type: string };

let stripe: Awaited<ReturnType<typeof startStripeServer>>;
let server: TestServer;
let home: Home;
const signer = new Stripe("sk_test_signer");

beforeAll(async () => {
  stripe = await startStripeServer();
  server = await openTestServer(
    [
      { name: "account", routes: accountRoutes },
      { name: "family", routes: familyRoutes },
      { name: "subscription", routes: subscriptionRoutes },
      {
        name: "billing",
        routes: billingRoutes,
        rawRoutes: billingRawRoutes,
        open: openBilling,
      },
    ],
    { demo: false, payments: stripe.config },
  );
  server.app.now = () => stripe.world.now * 1000;
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await stripe[Symbol.asyncDispose]();
});
beforeEach(async () => {
  stripe.world.now = Math.floor(Date.now() / 1000);
  stripe.world.events.length = 0;
  stripe.world.refusal = null;
  home = await openHome(server, null);
});

/** Delivers an event as Stripe does: signed now, even if the event is older. */
async function deliver(
  event: unknown,
  { secret = stripe.config.webhookSecret, timestamp = 0 } = {},
) {
  const payload = JSON.stringify(event, null, 2);
  const signature = signer.webhooks.generateTestHeaderString({
    payload,
    secret,
    ...(timestamp > 0 && { timestamp }),
  });
  const headers = { "stripe-signature": signature, "content-type": "application/json" };
  const answer = await server.inject({ method: "POST", url: stripeWebhookPath, headers, payload });
  return answer.statusCode;
}

async function deliverAll(): Promise<void> {
  for (const event of stripe.world.events.splice(0)) expect(await deliver(event)).toBe(204);
}

async function post(path: string, payload: object = {}) {
  const answer = await home.browser({ method: "POST", url: `/api/billing/${path}`, payload });
  return { status: answer.statusCode, body: answer.json() };
}

async function read(path = "") {
  const answer = await home.browser(`/api/billing${path}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

async function confirm() {
  const payload = { password: home.password };
  await home.browser({ method: "POST", url: "/api/account/confirm", payload });
}

async function goToCheckout(plan = "duo", key = randomUUID()): Promise<string> {
  const { status, body } = await post("subscribe", { plan, key });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.redirectUrl.split("/").at(-1);
}

async function takeUp(plan = "duo"): Promise<Subscription> {
  const subscription = stripe.world.pay(await goToCheckout(plan));
  await deliverAll();
  expect(await read()).toMatchObject({ state: "active", plan });
  return subscription;
}

async function changeTo(plan: string) {
  const { quotedAt, dueCents, ...quote } = await read(`/change?plan=${plan}`);
  const answer = await post("change", { plan, quotedAt, dueCents, key: randomUUID() });
  return { quote: { ...quote, dueCents }, answer };
}

test("a plan is paid at Stripe's checkout and starts when Stripe's event arrives", async () => {
  const checkout = await goToCheckout("family");
  expect(await read()).toMatchObject({ state: "none", hasAccess: false, gateway: "stripe" });
  stripe.world.pay(checkout);
  await deliverAll();
  expect(await read()).toEqual({
    gateway: "stripe",
    state: "active",
    hasAccess: true,
    plan: "family",
    currentUsers: 1,
    periodStartAt: stripe.world.now * 1000,
    periodEndAt: (stripe.world.now + 30 * 86_400) * 1000,
    cancelAtPeriodEnd: false,
    graceEndsAt: null,
    card: { brand: "Visa", last4: "4242", expMonth: 4, expYear: 2034 },
    creditCents: 0,
    isDemo: false,
    isGiven: false,
  });
  expect(await read("/invoices")).toMatchObject([
    { state: "paid", totalCents: 2499, number: expect.stringMatching(/^GOLD_/) },
  ]);
});

test("ten clicks open one checkout, and a second checkout expires the first", async () => {
  const key = randomUUID();
  const opened = await Promise.all(Array.from({ length: 10 }, () => goToCheckout("duo", key)));
  expect(new Set(opened).size).toBe(1);
  const second = await goToCheckout("family");
  const [first = ""] = opened;
  expect(() => stripe.world.pay(first)).toThrow("is not open");
  stripe.world.pay(second);
  const late = await post("subscribe", { plan: "duo", key: randomUUID() });
  expect(late.status).toBe(409);
});

test("a plan change charges Stripe's quote once, and a refused card changes nothing", async () => {
  const subscription = await takeUp("duo");
  stripe.world.now += 15 * 86_400;
  await confirm();
  stripe.world.refusal = "insufficient_funds";
  const refused = await changeTo("family");
  expect([refused.answer.status, refused.answer.body.reason]).toEqual([402, "insufficient_funds"]);
  expect(await read()).toMatchObject({ plan: "duo" });
  stripe.world.refusal = null;
  const { quote, answer } = await changeTo("family");
  expect(quote).toMatchObject({ dueCents: 500, creditCents: 0, renewalCents: 2499 });
  expect(answer.body).toMatchObject({ plan: "family", state: "active" });
  expect(subscription.items.data[0]?.price.unit_amount).toBe(2499);
  await deliverAll();
  const invoices = await read("/invoices");
  expect(invoices.map(({ totalCents }: { totalCents: number }) => totalCents)).toEqual([500, 1499]);
});

test("a smaller plan leaves its credit with Stripe", async () => {
  await takeUp("pride");
  const { quote, answer } = await changeTo("duo");
  expect(quote).toMatchObject({ dueCents: 0, creditCents: 2000 });
  expect(answer.body).toMatchObject({ plan: "duo", creditCents: 2000 });
});

test("canceling, resuming and ending stay in sync with Stripe", async () => {
  const subscription = await takeUp();
  expect((await post("cancel", { key: randomUUID() })).body).toMatchObject({
    cancelAtPeriodEnd: true,
  });
  expect(subscription.cancel_at_period_end).toBe(true);
  expect((await post("resume", { key: randomUUID() })).body).toMatchObject({
    cancelAtPeriodEnd: false,
  });
  stripe.world.now += 30 * 86_400;
  subscription.status = "canceled";
  subscription.ended_at = stripe.world.now;
  stripe.world.tell("customer.subscription.deleted", subscription);
  await deliverAll();
  expect(await read()).toMatchObject({ state: "canceled", hasAccess: false });
  await confirm();
  await takeUp("family");
});

test("a deleted household is no longer charged, and later events are ignored", async () => {
  const subscription = await takeUp();
  const answer = await home.browser({ method: "DELETE", url: "/api/household" });
  expect(answer.statusCode, answer.body).toBe(204);
  expect(subscription.cancel_at_period_end).toBe(true);
  stripe.world.tell("customer.subscription.updated", subscription);
  await deliverAll();
});

test("a failed renewal grants seven days after the end of the paid period", async () => {
  const subscription = await takeUp();
  const { periodEndAt } = await read();
  stripe.world.renew(subscription, false);
  await deliverAll();
  const week = 7 * 86_400_000;
  expect(await read()).toMatchObject({
    state: "past_due",
    hasAccess: true,
    graceEndsAt: periodEndAt + week,
  });
  expect((await read("/invoices"))[0]).toMatchObject({ state: "open" });
  stripe.world.now = periodEndAt / 1000 + 7 * 86_400;
  expect(await read()).toMatchObject({ hasAccess: false });
});

test("cards are changed on Stripe's own page", async () => {
  expect((await post("portal")).status).toBe(409);
  await takeUp();
  expect((await post("portal")).body.url).toMatch(/^https:\/\/billing\.stripe\.example\/cus_/);
});

describe("an event from Stripe", () => {
  test("needs a valid signature that is at most five minutes old", async () => {
    stripe.world.pay(await goToCheckout());
    const [event] = stripe.world.events;
    expect(await deliver(event, { secret: "whsec_somebody" })).toBe(403);
    const old = Math.floor(Date.now() / 1000) - 301;
    expect(await deliver(event, { timestamp: old })).toBe(403);
    const payload = JSON.stringify(event);
    const unsigned = { method: "POST", url: stripeWebhookPath, payload } as const;
    expect((await server.inject(unsigned)).statusCode).toBe(403);
    expect(await read()).toMatchObject({ state: "none" });
  });

  test("about unknown customers is accepted and ignored", async () => {
    stripe.world.pay(await goToCheckout());
    const [event] = stripe.world.events;
    const text = JSON.stringify(event).replaceAll(home.householdId, randomUUID());
    expect(await deliver(JSON.parse(text))).toBe(204);
    expect(await read()).toMatchObject({ state: "none" });
  });

  test("has the same effect when delivered ten times and in any order", async () => {
    const story = (subscription: Subscription) => {
      stripe.world.renew(subscription, true);
      stripe.world.renew(subscription, false);
      subscription.status = "active";
      stripe.world.bill(subscription, 1499, "paid");
      stripe.world.tell("customer.subscription.updated", subscription);
      subscription.cancel_at_period_end = true;
      stripe.world.tell("customer.subscription.updated", subscription);
    };
    const truths: unknown[] = [];
    for (let round = 0; round < 4; round += 1) {
      stripe.world.now = 1_900_000_000;
      home = await openHome(server, null);
      story(stripe.world.pay(await goToCheckout()));
      const sent = stripe.world.events.splice(0) as Event[];
      const copies = sent.flatMap((event) => Array.from({ length: 10 }, () => event));
      const order = round === 0 ? copies : shuffle(copies, round);
      const half = order.length / 2;
      for (const event of order.slice(0, half)) expect(await deliver(event)).toBe(204);
      const rest = await Promise.all(order.slice(half).map((event) => deliver(event)));
      expect(new Set(rest)).toEqual(new Set([204]));
      const invoices = await read("/invoices");
      truths.push({
        billing: await read(),
        invoices: invoices
          .map(({ state, totalCents, issuedAt }: Record<string, unknown>) =>
            JSON.stringify({ state, totalCents, issuedAt }),
          )
          .toSorted(),
      });
    }
    expect(truths[0]).toMatchObject({ billing: { state: "active", cancelAtPeriodEnd: true } });
    for (const truth of truths) expect(truth).toEqual(truths[0]);
    const counted = await server.app.db
      .selectFrom("payment_event")
      .select(["id"])
      .groupBy("id")
      .having((is) => is(is.fn.countAll(), ">", 1))
      .execute();
    expect(counted).toEqual([]);
  });
});

/** Deterministic for a seed. */
function shuffle<T>(items: readonly T[], seed: number): T[] {
  let state = seed * 2_654_435_761;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state;
  };
  return items
    .map((item) => ({ item, context: next() }))
    .toSorted((a, b) => a.context - b.context)
    .map(({ item }) => item);
}
