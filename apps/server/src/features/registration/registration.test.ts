import { invitationMs } from "@goldmane/contracts/registration/limits";
import { afterEach, beforeEach, expect, test } from "vitest";
import { features } from "#features.ts";
import { openBilling } from "#features/billing/open-billing.ts";
import { settleAllDue } from "#features/billing/settle-due.ts";
import { findSetupCode } from "#features/setup/service.ts";
import { openSetup } from "#features/setup/open-setup.ts";
import { Settings } from "#platform/settings/settings.ts";
import { NoPayments } from "#platform/payments/no-payments.ts";
import { openHome } from "#platform/testing/open-home.ts";
import {
  openTestServer,
  type TestBrowser,
  type TestServer,
} from "#platform/testing/open-test-server.ts";

const bare = { demo: false, payments: "none", fixedSettings: {} } as const;
const password = "correct horse battery";
const guests = { name: "Bo", username: "bo", password, householdName: "The Silvers" };

let server: TestServer;
let operator: TestBrowser;
beforeEach(async () => {
  server = await openTestServer(features, bare);
  operator = server.openBrowser();
  const owner = { name: "Ada", username: "ada", password, householdName: "The Golds" };
  const code = await findSetupCode(server.app);
  await operator({ method: "POST", url: "/api/setup", payload: { ...owner, code } });
});
afterEach(() => server[Symbol.asyncDispose]());

async function choose(registration: string) {
  const payload = { values: { registration } };
  return await operator({ method: "PUT", url: "/api/admin/settings", payload });
}

async function invite(note = "The Silvers") {
  const payload = { note };
  const answer = await operator({ method: "POST", url: "/api/admin/invitations", payload });
  expect(answer.statusCode, answer.body).toBe(200);
  const { invitation, url } = answer.json();
  return { invitation, token: String(url.split("#token=")[1]) };
}

function accept(token: string, more: object = {}) {
  const payload = { ...guests, token, ...more };
  return server.openBrowser()({ method: "POST", url: "/api/invitations/accept", payload });
}

const list = async () => (await operator("/api/admin/invitations")).json();

test("a closed server makes no invitations", async () => {
  const payload = { note: "The Silvers" };
  const answer = await operator({ method: "POST", url: "/api/admin/invitations", payload });
  expect([answer.statusCode, answer.json().error]).toEqual([403, "REGISTRATION_CLOSED"]);
});

test("an invitation creates one household with a complimentary plan", async () => {
  await choose("invite");
  const { token, invitation } = await invite();
  const stored = await server.app.db.selectFrom("household_invitation").selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(token);
  const check = { method: "POST", url: "/api/invitations/check", payload: { token } } as const;
  expect((await server.openBrowser()(check)).json()).toEqual({ expiresAt: invitation.expiresAt });

  const joined = await accept(token);
  expect(joined.json()).toMatchObject({
    level: "account",
    isOperator: false,
    household: { name: "The Silvers" },
  });
  expect(await list()).toEqual([
    expect.objectContaining({
      status: "used",
      household: expect.objectContaining({ name: "The Silvers" }),
    }),
  ]);
  const { db } = server.app;
  expect(await db.selectFrom("subscription").select(["plan", "state"]).execute()).toEqual([
    { plan: "pride", state: "active" },
    { plan: "pride", state: "active" },
  ]);
  const again = await accept(token, { username: "cy" });
  expect([again.statusCode, again.json().error]).toEqual([404, "NOT_FOUND"]);
});

test("of two households with one invitation, one joins", async () => {
  await choose("invite");
  const { token } = await invite();
  const answers = await Promise.all([accept(token), accept(token, { username: "cy" })]);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 404]));
});

test("an invitation expires, can be revoked, and ends when registration closes", async () => {
  await choose("invite");
  const [first, second, third] = [await invite("A"), await invite("B"), await invite("C")];
  const url = `/api/admin/invitations/${first.invitation.id}`;
  expect((await operator({ method: "DELETE", url })).statusCode).toBe(204);
  expect((await accept(first.token)).statusCode).toBe(404);
  await choose("closed");
  expect((await accept(second.token)).json().error).toBe("REGISTRATION_CLOSED");
  await choose("invite");
  const { now } = server.app;
  server.app.now = () => now() + invitationMs;
  try {
    expect((await accept(third.token)).json().error).toBe("NOT_FOUND");
  } finally {
    server.app.now = now;
  }
});

test("a taken username leaves the invitation unused", async () => {
  await choose("invite");
  const { token } = await invite();
  const refused = await accept(token, { username: "ADA" });
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    expect.objectContaining({ field: "username" }),
  ]);
  expect((await accept(token)).statusCode).toBe(200);
});

test("registration can't be opened without payments", async () => {
  const answer = await choose("open");
  expect([answer.statusCode, answer.json().error]).toEqual([409, "CONFLICT"]);
});

test("a server that sold plans before there was a set-up keeps registration open", async () => {
  await using old = await openTestServer(features, { demo: false });
  const { browser } = await openHome(old, null);
  const card = { number: "4242424242424242", expMonth: 12, expYear: 2090, cvc: "123", name: "Ada" };
  const payload = { plan: "duo", key: crypto.randomUUID(), card };
  const paid = await browser({ method: "POST", url: "/api/billing/subscribe", payload });
  expect(paid.statusCode, paid.body).toBe(200);
  await old.app.db.deleteFrom("setup").execute();
  const config = { ...old.app.config, fixedSettings: {} };
  using settings = await Settings.open({ ...old.app, config });
  const upgraded = { ...old.app, config, settings };
  await openSetup(upgraded);
  const rows = await old.app.db.selectFrom("setting").select(["name", "value"]).execute();
  expect(rows).toEqual([{ name: "registration", value: '"open"' }]);
  expect(await findSetupCode(upgraded)).toBeNull();
});

test("a server without payments makes plans of the sandbox complimentary", async () => {
  await using old = await openTestServer(features, { demo: false });
  const { browser, householdId } = await openHome(old, null);
  const card = { number: "4242424242424242", expMonth: 12, expYear: 2090, cvc: "123", name: "Ada" };
  const payload = { plan: "duo", key: crypto.randomUUID(), card };
  await browser({ method: "POST", url: "/api/billing/subscribe", payload });
  const bareApp = { ...old.app, payments: new NoPayments() };
  await openBilling(bareApp);
  await settleAllDue(bareApp);
  const row = await old.app.db
    .selectFrom("subscription")
    .select(["state", "plan", "period_end_at"])
    .where("household_id", "=", householdId)
    .executeTakeFirst();
  expect(row).toEqual({ state: "active", plan: "duo", period_end_at: null });
});
