import { presetHouseholdCode } from "@goldmane/contracts/family/limits";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { features } from "#features.ts";
import { openTestServer, type TestServer } from "#platform/testing/open-test-server.ts";
import { seedDemo } from "#demo/seed-demo.ts";
import { makeOperator } from "#features/account/owner/make-operator.ts";
import { openSetup } from "./open-setup.ts";
import { findSetupCode } from "./service.ts";

/** As a real installation starts: reachable by others, with nothing configured. */
const bare = { demo: false, payments: "none", fixedSettings: {} } as const;
const owner = {
  name: "Ada",
  username: "ada",
  password: "correct horse battery",
  householdName: "The Golds",
};

let server: TestServer;
let code: string;
beforeEach(async () => {
  server = await openTestServer(features, bare);
  code = (await findSetupCode(server.app)) ?? "";
});
afterEach(() => server[Symbol.asyncDispose]());

function post(url: string, payload: object, browser = server.openBrowser()) {
  return browser({ method: "POST", url, payload });
}

const setUp = (more: object = {}) => post("/api/setup", { ...owner, code, ...more });

describe("a new server", () => {
  test("has a code of three groups, the same on every node and after a restart", async () => {
    expect(code).toMatch(/^[A-Z\d]{4}-[A-Z\d]{4}-[A-Z\d]{4}$/);
    const otherNode = { ...server.app };
    await openSetup(otherNode);
    expect(await findSetupCode(otherNode)).toBe(code);
    const otherSecret = {
      ...server.app.config,
      sessionSecret: "another secret of 32 characters..",
    };
    expect(await findSetupCode({ ...server.app, config: otherSecret })).not.toBe(code);
    const rows = await server.app.db.selectFrom("setup").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  test.each([
    ["GET", "/api/session"],
    ["GET", "/api/animations"],
    ["GET", "/api/household"],
    ["POST", "/api/account"],
    ["POST", "/api/family-profiles"],
    ["POST", "/api/account/sign-in"],
    ["GET", "/api/nowhere"],
    ["GET", "/media/anything"],
  ] as const)("refuses %s %s until it is set up", async (method, url) => {
    const answer = await server.openBrowser()({
      method,
      url,
      ...(method === "POST" && { payload: {} }),
    });
    expect([answer.statusCode, answer.json().error]).toEqual([503, "SETUP_REQUIRED"]);
  });

  test("answers health checks, its set-up and pictures of profiles", async () => {
    expect((await server.inject("/api/health")).json()).toEqual({ status: "ok" });
    expect((await server.inject("/api/setup")).json()).toEqual({
      isFresh: true,
      restoring: null,
      hasMail: false,
    });
    expect((await server.inject("/api/avatars/lion")).statusCode).toBe(200);
  });

  test.each(["/", "/streaming", "/pricing", "/checkout?plan=duo", "/watch/tin-moon"])(
    "sends %s to the wizard",
    async (url) => {
      const answer = await server.inject(url);
      expect([answer.statusCode, answer.headers.location]).toEqual([302, "/setup"]);
      expect(answer.headers["cache-control"]).toBe("no-store");
    },
  );

  test("is set up by the code: the operator has a household and a plan without a card", async () => {
    const browser = server.openBrowser();
    const answer = await post("/api/setup", { ...owner, code }, browser);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({
      level: "account",
      email: null,
      isOperator: true,
      household: { name: "The Golds" },
      profile: { displayName: "Ada", username: "ada", role: "parent" },
    });
    expect((await browser("/api/subscription/access")).json()).toMatchObject({
      hasAccess: true,
      maxUsers: 10,
    });
    expect((await browser("/api/billing")).json()).toMatchObject({
      gateway: "none",
      state: "active",
      periodEndAt: null,
      card: null,
    });
    expect((await browser("/api/admin/households")).statusCode).toBe(200);
    expect((await server.inject("/api/setup")).json()).toMatchObject({ isFresh: false });
    expect(await findSetupCode(server.app)).toBeNull();
  });

  test("speaks the language of its set-up, unless the environment sets one", async () => {
    expect((await setUp({ language: "es" })).statusCode).toBe(200);
    expect(server.app.settings.get("defaultLanguage")).toBe("es");
    await using fixed = await openTestServer(features, {
      ...bare,
      fixedSettings: { defaultLanguage: "en" },
    });
    const payload = { ...owner, language: "es", code: await findSetupCode(fixed.app) };
    const answer = await post("/api/setup", payload, fixed.openBrowser());
    expect(answer.statusCode, answer.body).toBe(200);
    expect(fixed.app.settings.get("defaultLanguage")).toBe("en");
  });

  test("takes the code in lower case and without dashes", async () => {
    const typed = ` ${code.toLowerCase().replaceAll("-", "")} `;
    expect((await post("/api/setup/code", { code: typed })).statusCode).toBe(204);
    expect((await setUp({ code: typed })).statusCode).toBe(200);
  });

  test("refuses a wrong code, and slows down guessing", async () => {
    for (let tries = 0; tries < 5; tries += 1) {
      const answer = await post("/api/setup/code", { code: "AAAA-BBBB-CCCC" });
      expect([answer.statusCode, answer.json().error]).toEqual([403, "NOT_ALLOWED"]);
    }
    const answer = await setUp();
    expect([answer.statusCode, answer.json().error]).toEqual([429, "TOO_MANY_REQUESTS"]);
    expect((await server.inject("/api/setup")).json()).toMatchObject({ isFresh: true });
  });

  test("refuses the second visitor with a reason", async () => {
    expect((await setUp()).statusCode).toBe(200);
    const second = await setUp({ username: "eve" });
    expect([second.statusCode, second.json()]).toEqual([
      409,
      expect.objectContaining({ error: "CONFLICT", isSetUp: true }),
    ]);
    const check = await post("/api/setup/code", { code });
    expect(check.statusCode).toBe(409);
  });

  test("makes one operator of two visitors with the code at the same time", async () => {
    const answers = await Promise.all([
      setUp({ username: "ada" }),
      setUp({ username: "bea", householdName: "The Silvers" }),
    ]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    const accounts = await server.app.db.selectFrom("account").select("is_operator").execute();
    expect(accounts).toEqual([{ is_operator: 1 }]);
    const households = await server.app.db.selectFrom("household").select("id").execute();
    expect(households).toHaveLength(1);
  });

  test("stays new if the set-up fails halfway", async () => {
    await server.app.db.schema.dropTable("billing_account").execute();
    expect((await setUp()).statusCode).toBe(500);
    expect(await server.app.db.selectFrom("account").selectAll().execute()).toEqual([]);
    expect((await server.inject("/api/setup")).json()).toMatchObject({ isFresh: true });
    expect(await findSetupCode(server.app)).toBe(code);
  });

  test("refuses a weak password and keeps the code", async () => {
    const answer = await setUp({ password: "password1" });
    expect([answer.statusCode, answer.json().error]).toEqual([400, "INVALID_INPUT"]);
    expect(await findSetupCode(server.app)).toBe(code);
  });
});

describe("after the set-up", () => {
  beforeEach(async () => {
    await setUp();
  });

  test("the operator signs in with the username, and has the account", async () => {
    const browser = server.openBrowser();
    const { username, password } = owner;
    const signedIn = await post("/api/family-profiles/login", { username, password }, browser);
    expect(signedIn.statusCode, signedIn.body).toBe(200);
    expect((await browser("/api/session")).json()).toMatchObject({
      level: "account",
      isOperator: true,
    });
    const events = (await browser("/api/account/events")).json();
    expect(events).toContainEqual(expect.objectContaining({ kind: "account.signed-in" }));
  });

  test("nobody can sign up or subscribe: registration is closed", async () => {
    const account = { email: "eve@example.org", password: "correct horse battery" };
    const answer = await post("/api/account", { ...account, householdName: "Eve", name: "Eve" });
    expect([answer.statusCode, answer.json().error]).toEqual([403, "REGISTRATION_CLOSED"]);
    expect((await server.inject("/api/server")).json()).toEqual({
      registration: "closed",
      hasPayments: false,
      offersPlans: false,
      hasMail: false,
    });
  });

  test("the demo's household code is refused", async () => {
    const profile = {
      name: "Eve",
      displayName: "Eve",
      username: "eve",
      password: "correct horse battery",
      householdCode: presetHouseholdCode,
    };
    const answer = await post("/api/family-profiles", profile);
    expect([answer.statusCode, answer.json().error]).toEqual([403, "NOT_ALLOWED"]);
  });

  test("a member joins with the household code, once a parent approves", async () => {
    const browser = server.openBrowser();
    await post("/api/family-profiles/login", owner, browser);
    const { code: joinCode } = (await post("/api/household/code", {}, browser)).json();
    const member = {
      name: "Bo",
      displayName: "Bo",
      username: "bo",
      password: "correct horse battery",
    };
    const joined = await post("/api/family-profiles", { ...member, householdCode: joinCode });
    expect(joined.json()).toMatchObject({ displayName: "Bo", status: "waiting" });
  });

  test("the only administrator can't delete their household, until there is another", async () => {
    const browser = server.openBrowser();
    await post("/api/family-profiles/login", owner, browser);
    const leave = () => browser({ method: "DELETE", url: "/api/household" });
    const refused = await leave();
    expect([refused.statusCode, refused.json().error]).toEqual([409, "CONFLICT"]);
    expect((await browser("/api/admin/households")).statusCode).toBe(200);

    await server.app.settings.change({ values: { registration: "invite" } });
    const note = { note: "The Silvers" };
    const { url } = (await post("/api/admin/invitations", note, browser)).json();
    const token = new URL(url).hash.replace("#token=", "");
    const friend = { ...owner, name: "Bea", username: "bea", householdName: "The Silvers" };
    const joined = await post("/api/invitations/accept", { ...friend, token });
    expect(joined.statusCode, joined.body).toBe(200);
    expect((await leave()).statusCode).toBe(409);
    await makeOperator(server.app, "bea");
    expect((await leave()).statusCode).toBe(204);
  });

  test("plans are offered to others only, once registration is open", async () => {
    await using selling = await openTestServer(features, { ...bare, payments: "sandbox" });
    const browser = selling.openBrowser();
    const payload = { ...owner, code: await findSetupCode(selling.app) };
    await post("/api/setup", payload, browser);
    await selling.app.settings.change({ values: { registration: "open" } });
    const offers = async (inject: typeof server.inject) =>
      (await inject("/api/server")).json().offersPlans;
    expect([await offers(browser), await offers(selling.inject)]).toEqual([false, true]);
    expect((await browser("/api/billing")).json()).toMatchObject({ isGiven: true });
  });

  test("a parent adds a profile by name only", async () => {
    const browser = server.openBrowser();
    await post("/api/family-profiles/login", owner, browser);
    const child = { name: "Ada", displayName: "Ada", role: "child", ageGroup: "child" };
    const added = await post("/api/family-profiles", child, browser);
    expect(added.json()).toMatchObject({ displayName: "Ada", status: "active" });
    expect(added.json().username).toMatch(/^ada-/);
    const stranger = await post("/api/family-profiles", { ...child, householdCode: "WRONG" });
    expect(stranger.statusCode).toBe(403);
  });
});

describe("a data folder in which the demo ran", () => {
  test("is a new server outside of the demo, and the demo's household stays closed", async () => {
    await seedDemo(server.app);
    expect((await server.inject("/api/setup")).json()).toMatchObject({ isFresh: true });
    expect((await setUp()).json()).toMatchObject({ household: { name: "The Golds" } });
    const demo = { username: "marigold", password: "golden-lion" };
    expect((await post("/api/family-profiles/login", demo)).statusCode).toBe(401);
  });
});

test("the demo needs no set-up, and has no code", async () => {
  await using demo = await openTestServer(features);
  expect((await demo.inject("/api/setup")).json()).toMatchObject({ isFresh: false });
  expect(await findSetupCode(demo.app)).toBeNull();
  expect((await demo.inject("/api/animations")).statusCode).toBe(200);
});

test("a server whose environment opens registration needs no set-up", async () => {
  await using open = await openTestServer(features, { demo: false });
  expect(await findSetupCode(open.app)).toBeNull();
  expect((await open.inject("/api/animations")).statusCode).toBe(200);
});
