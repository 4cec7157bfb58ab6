import { randomUUID } from "node:crypto";
import { addMonths } from "@goldmane/contracts/billing/rules";
import { graceMs } from "@goldmane/contracts/subscription/plans";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { accountRoutes } from "#features/account/routes.ts";
import { familyRoutes } from "#features/family/routes.ts";
import { subscriptionRoutes } from "#features/subscription/routes.ts";
import { listTables } from "#platform/testing/database/list-tables.ts";
import { addProfile, type Home, openHome } from "#platform/testing/open-home.ts";
import { openTestServer, type TestServer } from "#platform/testing/open-test-server.ts";
import { payWith } from "#platform/testing/test-cards.ts";
import { billingRawRoutes, billingRoutes } from "./routes.ts";
import { settleAllDue } from "./settle-due.ts";

const dayMs = 24 * 3_600_000;

let server: TestServer;
let home: Home;
let clock = Date.UTC(2030, 0, 31, 12);

beforeAll(async () => {
  server = await openTestServer(
    [
      { name: "account", routes: accountRoutes },
      { name: "family", routes: familyRoutes },
      { name: "subscription", routes: subscriptionRoutes },
      { name: "billing", routes: billingRoutes, rawRoutes: billingRawRoutes },
    ],
    { demo: false },
  );
  server.app.now = () => clock;
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(async () => {
  clock = Date.UTC(2030, 0, 31, 12);
  home = await openHome(server, null);
});

async function post(path: string, payload: object, from = home.browser) {
  const answer = await from({ method: "POST", url: `/api/billing/${path}`, payload });
  return { status: answer.statusCode, body: answer.json() };
}

async function read(path = "") {
  const answer = await home.browser(`/api/billing${path}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

async function readAccess() {
  return (await home.browser("/api/subscription/access")).json();
}

async function confirm() {
  const payload = { password: home.password };
  const url = "/api/account/confirm";
  expect((await home.browser({ method: "POST", url, payload })).statusCode).toBe(200);
}

async function takeUp(plan = "duo", number?: string) {
  const taken = await post("subscribe", { plan, ...payWith(number) });
  expect(taken.status, JSON.stringify(taken.body)).toBe(200);
  return taken.body.billing;
}

async function changeTo(plan: string, also: object = {}) {
  const quote = await read(`/change?plan=${plan}`);
  const { quotedAt, dueCents } = quote;
  const payload = { plan, quotedAt, dueCents, key: randomUUID(), ...also };
  return { quote, answer: await post("change", payload) };
}

async function replaceCard(number: string) {
  await confirm();
  const payload = payWith(number);
  const answer = await home.browser({ method: "PUT", url: "/api/billing/card", payload });
  return { status: answer.statusCode, body: answer.json() };
}

describe("subscribing to a plan", () => {
  test("grants access for a month and stores only the card's last digits", async () => {
    expect(await readAccess()).toMatchObject({ hasAccess: false });
    const billing = await takeUp();
    expect(billing).toEqual({
      gateway: "sandbox",
      state: "active",
      hasAccess: true,
      plan: "duo",
      currentUsers: 1,
      periodStartAt: clock,
      periodEndAt: addMonths(clock, 1),
      cancelAtPeriodEnd: false,
      graceEndsAt: null,
      card: { brand: "Visa", last4: "4242", expMonth: 12, expYear: 2090 },
      creditCents: 0,
      isDemo: false,
      isGiven: false,
    });
    expect(await readAccess()).toEqual({
      hasAccess: true,
      currentUsers: 1,
      maxUsers: 2,
      planName: "Gold Duo",
    });
    const [invoice, ...others] = await read("/invoices");
    expect(others).toEqual([]);
    expect(invoice).toMatchObject({
      state: "paid",
      totalCents: 1499,
      lines: [{ label: "Gold Duo, one month", cents: 1499 }],
      card: { brand: "Visa", last4: "4242" },
    });
  });

  test("stores no card number anywhere in the database", async () => {
    await takeUp("duo", "5555 5555 5555 4444");
    const found: string[] = [];
    for (const name of await listTables(server.app.db)) {
      const rows = await server.app.db
        .selectFrom(name as "job")
        .selectAll()
        .execute();
      if (/5555[ -]?5555/.test(JSON.stringify(rows))) found.push(name);
    }
    expect(found).toEqual([]);
  });

  test.each([
    ["4000 0000 0000 0002", "generic_decline", null],
    ["4000 0000 0000 9995", "insufficient_funds", null],
    ["4000 0000 0000 0069", "expired_card", "expiry"],
    ["4000 0000 0000 0127", "incorrect_cvc", "cvc"],
    ["4000 0000 0000 0119", "processing_error", null],
    ["4000 0025 0000 3155", "authentication_required", null],
    ["4000 0000 0000 0341", "generic_decline", null],
    ["4242 4242 4242 4241", "incorrect_number", "number"],
    ["4539 1488 0343 6467", "test_mode_live_card", "number"],
  ])("is refused by card %s: %s", async (number, reason, field) => {
    const { status, body } = await post("subscribe", { plan: "duo", ...payWith(number) });
    expect([status, body]).toEqual([
      402,
      { error: "PAYMENT_REFUSED", message: expect.any(String), reason, field },
    ]);
    expect(await read()).toMatchObject({ state: "none", hasAccess: false, card: null });
    expect(await read("/invoices")).toEqual([]);
  });

  test("is refused for an expired card and for a security code of the wrong length", async () => {
    const old = { plan: "duo", ...payWith(undefined, { expMonth: 12, expYear: 2029 }) };
    expect((await post("subscribe", old)).body).toMatchObject({ reason: "expired_card" });
    const amex = { plan: "duo", ...payWith("378282246310005") };
    expect((await post("subscribe", amex)).body).toMatchObject({ reason: "incorrect_cvc" });
  });

  test("charges once for a double click and answers both clicks alike", async () => {
    const payload = { plan: "duo", ...payWith() };
    const clicks = await Promise.all(Array.from({ length: 10 }, () => post("subscribe", payload)));
    expect(clicks.map(({ status }) => status)).toEqual(clicks.map(() => 200));
    expect(new Set(clicks.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await read("/invoices")).toHaveLength(1);
  });

  test("charges once for ten concurrent windows; the others get a conflict", async () => {
    const windows = await Promise.all(
      Array.from({ length: 10 }, () => post("subscribe", { plan: "family", ...payWith() })),
    );
    expect(windows.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ]);
    expect(await read("/invoices")).toHaveLength(1);
  });

  test("repeats a refusal for the same key, and accepts another card", async () => {
    const refused = { plan: "duo", ...payWith("4000000000000002") };
    const first = await post("subscribe", refused);
    expect(await post("subscribe", refused)).toEqual(first);
    await takeUp();
    const reused = await post("cancel", { key: refused.key });
    expect([reused.status, reused.body.error]).toEqual([409, "CONFLICT"]);
  });
});

describe("changing the plan", () => {
  test("charges the prorated amount that the preview showed", async () => {
    await takeUp("duo");
    const period = addMonths(clock, 1) - clock;
    clock += period / 2;
    await confirm();
    const { quote, answer } = await changeTo("family");
    expect(quote).toMatchObject({
      lines: [
        { label: "Unused time on Gold Duo", cents: -750 },
        { label: "Remaining time on Gold Family", cents: 1250 },
      ],
      dueCents: 500,
      renewalCents: 2499,
      seatsShort: 0,
    });
    expect(answer.body).toMatchObject({ plan: "family", state: "active" });
    expect(await readAccess()).toMatchObject({ maxUsers: 5, planName: "Gold Family" });
    expect((await read("/invoices"))[0]).toMatchObject({ totalCents: 500, lines: quote.lines });
  });

  test("to a smaller one leaves a credit that the next month uses up", async () => {
    await takeUp("family");
    const { answer } = await changeTo("duo");
    expect(answer.body).toMatchObject({ plan: "duo", creditCents: 1000 });
    clock = answer.body.periodEndAt;
    await settleAllDue(server.app);
    expect(await read()).toMatchObject({ state: "active", creditCents: 0 });
    expect((await read("/invoices"))[0]).toMatchObject({ totalCents: 499 });
  });

  test("to one with too few seats needs a choice of profiles, and assigns the seats", async () => {
    await takeUp("family");
    const kid = await addProfile(home, { displayName: "Pip" });
    const other = await addProfile(home, { displayName: "Mo" });
    const unasked = await changeTo("duo");
    expect(unasked.quote.seatsShort).toBe(1);
    expect([unasked.answer.status, unasked.answer.body]).toMatchObject([409, { seatsShort: 1 }]);
    const childrenOnly = await changeTo("duo", { keepProfileIds: [kid.id, other.id] });
    expect(childrenOnly.answer.status).toBe(409);
    expect(await read()).toMatchObject({ plan: "family" });
    const { answer } = await changeTo("duo", { keepProfileIds: [home.parentId, other.id] });
    expect(answer.status).toBe(200);
    const family = (await home.browser("/api/family-profiles")).json();
    const seated = family.filter(({ hasSeat }: { hasSeat: boolean }) => hasSeat);
    expect(seated.map(({ id }: { id: string }) => id).toSorted()).toEqual(
      [home.parentId, other.id].toSorted(),
    );
  });

  test("never charges a price other than the quoted one", async () => {
    await takeUp("duo");
    const { quotedAt, dueCents } = await read("/change?plan=pride");
    const wish = { plan: "pride", key: randomUUID(), quotedAt, dueCents: dueCents - 1 };
    expect((await post("change", wish)).status).toBe(409);
    clock += 16 * 60_000;
    await confirm();
    expect((await post("change", { ...wish, key: randomUUID(), dueCents })).status).toBe(409);
    expect(await read("/invoices")).toHaveLength(1);
  });

  test("charges once for repeated clicks", async () => {
    await takeUp("duo");
    const { quotedAt, dueCents } = await read("/change?plan=pride");
    const wish = { plan: "pride", key: randomUUID(), quotedAt, dueCents };
    const clicks = await Promise.all(Array.from({ length: 10 }, () => post("change", wish)));
    expect(clicks.map(({ status }) => status)).toEqual(clicks.map(() => 200));
    expect(await read("/invoices")).toHaveLength(2);
  });

  test("is refused while a payment is past due", async () => {
    await takeUp("duo");
    expect((await replaceCard("4000000000000341")).status).toBe(200);
    const { answer } = await changeTo("family");
    expect([answer.status, answer.body.reason]).toEqual([402, "generic_decline"]);
    expect(await read()).toMatchObject({ plan: "duo" });
  });
});

describe("the end of the month", () => {
  test("renews by the same card, on the day that the plan began", async () => {
    const { periodEndAt } = await takeUp();
    expect(new Date(periodEndAt).toISOString()).toBe("2030-02-28T12:00:00.000Z");
    clock = periodEndAt;
    await Promise.all([settleAllDue(server.app), settleAllDue(server.app)]);
    const renewed = await read();
    expect(new Date(renewed.periodEndAt).toISOString()).toBe("2030-03-31T12:00:00.000Z");
    expect(await read("/invoices")).toHaveLength(2);
    await settleAllDue(server.app);
    expect(await read("/invoices")).toHaveLength(2);
  });

  test("does not charge for months in which the server was down", async () => {
    await takeUp();
    clock += 100 * dayMs;
    await settleAllDue(server.app);
    expect(await read()).toMatchObject({ state: "active", periodStartAt: clock });
    expect(await read("/invoices")).toHaveLength(2);
  });

  test("with a failing card grants seven days of grace, then ends the plan", async () => {
    const { periodEndAt } = await takeUp();
    await replaceCard("4000000000000341");
    clock = periodEndAt;
    await settleAllDue(server.app);
    expect(await read()).toMatchObject({
      state: "past_due",
      hasAccess: true,
      graceEndsAt: periodEndAt + graceMs,
    });
    expect((await read("/invoices"))[0]).toMatchObject({ state: "open", totalCents: 1499 });
    for (let day = 0; day < 6; day += 1) {
      clock += dayMs;
      await settleAllDue(server.app);
      expect(await readAccess()).toMatchObject({ hasAccess: true });
    }
    expect(await read("/invoices")).toHaveLength(2);
    clock += dayMs;
    await settleAllDue(server.app);
    expect(await read()).toMatchObject({ state: "canceled", hasAccess: false, graceEndsAt: null });
    expect((await read("/invoices"))[0]).toMatchObject({ state: "void" });
  });

  test("that failed to renew is paid at once by a new card", async () => {
    const { periodEndAt } = await takeUp();
    await replaceCard("4000000000000341");
    clock = periodEndAt;
    await settleAllDue(server.app);
    clock += dayMs;
    expect(await replaceCard("4000000000009995")).toMatchObject({ status: 402 });
    expect(await read()).toMatchObject({ state: "past_due", card: { last4: "0341" } });
    const { body } = await replaceCard("5555555555554444");
    expect(body).toMatchObject({ state: "active", graceEndsAt: null, card: { last4: "4444" } });
    const invoices = await read("/invoices");
    expect(invoices).toHaveLength(2);
    expect(invoices[0]).toMatchObject({ state: "paid", card: { last4: "4444" } });
  });

  test("ends a plan that was canceled, unless it was resumed", async () => {
    const { periodEndAt } = await takeUp();
    const canceled = await post("cancel", { key: randomUUID() });
    expect(canceled.body).toMatchObject({ state: "active", cancelAtPeriodEnd: true });
    const resumed = await post("resume", { key: randomUUID() });
    expect(resumed.body).toMatchObject({ cancelAtPeriodEnd: false });
    await post("cancel", { key: randomUUID() });
    clock = periodEndAt - 1;
    await settleAllDue(server.app);
    expect(await readAccess()).toMatchObject({ hasAccess: true });
    clock = periodEndAt;
    await settleAllDue(server.app);
    expect(await readAccess()).toMatchObject({ hasAccess: false });
    expect(await read("/invoices")).toHaveLength(1);
    await confirm();
    expect((await post("resume", { key: randomUUID() })).status).toBe(409);
    await takeUp("family");
    expect(await readAccess()).toMatchObject({ hasAccess: true, maxUsers: 5 });
  });
});

describe("an invoice", () => {
  test("is a standalone page that only its household can open", async () => {
    await takeUp();
    const [{ url, number }] = await read("/invoices");
    const page = await home.browser(url);
    expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(page.body).toContain(number);
    expect(page.body).toContain("$14.99");
    expect(page.body).toContain("Visa ending in 4242");
    const other = await openHome(server, null);
    expect((await other.browser(url)).statusCode).toBe(404);
    expect((await server.inject(url)).statusCode).toBe(401);
  });

  test("escapes the household's name", async () => {
    await takeUp();
    const name = `<img src=x onerror="alert(1)">`;
    const renamed = { method: "PATCH", url: "/api/household", payload: { name } } as const;
    expect((await home.browser(renamed)).statusCode).toBe(200);
    const [{ url }] = await read("/invoices");
    expect((await home.browser(url)).body).not.toContain("<img");
  });
});
