import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accountJobs } from "#features/account/jobs.ts";
import { features } from "#features.ts";
import { demoSignIn } from "@goldmane/contracts/account/limits";
import { addProfile, openHome, signInAs } from "#platform/testing/open-home.ts";
import { readOutbox } from "#platform/testing/mail/read-outbox.ts";
import { openTestServer, type TestServer } from "#platform/testing/open-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer(features, { demo: false });
});
afterAll(() => server[Symbol.asyncDispose]());

type Browse = TestServer["inject"];

const newAccount = { password: "correct horse battery", householdName: "Den", name: "Ada" };

async function readSession(browse: Browse) {
  return (await browse("/api/session")).json();
}

function signIn(browse: Browse, email: string, password: string) {
  const payload = { email, password };
  return browse({ method: "POST", url: "/api/account/sign-in", payload });
}

describe("an account", () => {
  test("comes with its household and a first parent, and is signed in", async () => {
    const home = await openHome(server, null);
    const session = await readSession(home.browser);
    expect(session).toMatchObject({
      level: "account",
      household: { id: home.householdId },
      profile: { id: home.parentId, role: "parent", highestRating: "R" },
      email: home.email,
      isOperator: false,
      isDemo: false,
    });
    expect(session.confirmedUntil).toBeGreaterThan(server.app.now());
  });

  test("allows one account per address, regardless of case", async () => {
    const { email } = await openHome(server, null);
    const payload = {
      email: email.toUpperCase(),
      password: "another password",
      householdName: "Second",
      name: "Second",
    };
    const url = "/api/account";
    const answer = await server.openBrowser()({ method: "POST", url, payload });
    expect([answer.statusCode, answer.json().error]).toEqual([409, "CONFLICT"]);
    expect(answer.cookies).toEqual([]);
    const households = server.app.db.selectFrom("household").where("name", "=", "Second");
    expect(await households.select("id").execute()).toEqual([]);
  });

  test("limits sign-up attempts: every attempt counts, even a successful one", async () => {
    const { email } = await openHome(server);
    const { now } = server.app;
    const ask = async (address: string) => {
      const payload = { ...newAccount, email: address };
      const remoteAddress = "203.0.113.77";
      const answer = await server.http.inject({
        method: "POST",
        url: "/api/account",
        remoteAddress,
        payload,
      });
      return [answer.statusCode, answer.json().retryAfterSeconds];
    };
    let at = now();
    server.app.now = () => at;
    try {
      const answers = [];
      for (const address of [email, email, "fresh1@example.org", email, "fresh2@example.org"])
        answers.push((await ask(address))[0]);
      expect(answers).toEqual([409, 409, 200, 409, 200]);
      // Free, taken and new addresses are refused alike, with a longer wait each time.
      for (const waitSeconds of [1, 2, 4, 8, 16, 32, 60, 60]) {
        expect(await ask("fresh3@example.org")).toEqual([429, waitSeconds]);
        expect(await ask(email)).toEqual([429, waitSeconds]);
        at += waitSeconds * 1000;
        expect((await ask(email))[0]).toBe(409);
      }
    } finally {
      server.app.now = now;
    }
    await openHome(server);
  });

  test("notifies the owner by e-mail when someone signs up with a taken address", async () => {
    const home = await openHome(server);
    server.app.jobs.work(accountJobs(server.app));
    const payload = { ...newAccount, email: home.email.toUpperCase() };
    const answer = await server.openBrowser()({ method: "POST", url: "/api/account", payload });
    expect([answer.statusCode, answer.json().error]).toEqual([409, "CONFLICT"]);
    const subject = "You already have an account";
    expect(await readOutbox(server.app, home.email, { subject, atLeast: 1 })).toHaveLength(1);
  });

  test("ignores roles and levels in the request body", async () => {
    const facts = {
      email: "x@example.org",
      password: "long enough",
      householdName: "X",
      name: "X",
    };
    for (const extra of [{ is_verified: 1 }, { role: "parent" }, { householdId: "x" }]) {
      const payload = { ...facts, ...extra };
      const answer = await server.inject({ method: "POST", url: "/api/account", payload });
      expect(answer.statusCode).toBe(400);
    }
  });

  test("stores only a hash of the password", async () => {
    const { email, password } = await openHome(server, null);
    const row = await server.app.db
      .selectFrom("account")
      .selectAll()
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(row)).not.toContain(password);
  });
});

describe("signing in by e-mail", () => {
  test("rotates the browser's token and invalidates the old one", async () => {
    const { email, password } = await openHome(server);
    const planted = await server.inject({ method: "POST", url: "/api/session/sign-out" });
    const [before] = planted.cookies;
    const cookie = `${before?.name}=${before?.value}`;
    const url = "/api/account/sign-in";
    const payload = { email, password };
    const answer = await server.inject({ method: "POST", url, headers: { cookie }, payload });
    expect(answer.cookies).toHaveLength(1);
    const [after] = answer.cookies;
    expect(after).toMatchObject({ name: "gm_s", httpOnly: true, sameSite: "Lax", path: "/" });
    expect(after?.value).not.toBe(before?.value);
    const fixed = await server.inject({ url: "/api/session", headers: { cookie } });
    expect(fixed.json()).toMatchObject({ level: "device", household: null, email: null });
    const now = { cookie: `gm_s=${after?.value}` };
    const session = await server.inject({ url: "/api/session", headers: now });
    expect(session.json()).toMatchObject({ level: "account", email });
  });

  test("survives a trailer's response to the new session that arrives after the sign-in's", async () => {
    const { email, password } = await openHome(server);
    const [title] = (await server.inject("/api/animations")).json();
    const ask = { method: "POST", url: `/api/titles/${title.id}/playback?cut=trailer` } as const;
    const granted = await server.inject(ask);
    expect(granted.statusCode).toBe(200);
    expect(granted.cookies).toHaveLength(1);
    const browse = server.openBrowser();
    const entered = await signIn(browse, email, password);
    // Both requests were sent before either response; the browser applies the later cookies last.
    const jar = new Map(
      [...entered.cookies, ...granted.cookies].map((one) => [one.name, one.value]),
    );
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const session = await server.inject({ url: "/api/session", headers: { cookie } });
    expect(session.json()).toMatchObject({ level: "account", email });
    const again = await server.inject({ ...ask, headers: { cookie } });
    expect([again.statusCode, again.cookies]).toEqual([200, []]);
  });

  test("answers an unknown address and a wrong password alike", async () => {
    const { email } = await openHome(server);
    const wrong = await signIn(server.openBrowser(), email, "not my password");
    const unknown = await signIn(server.openBrowser(), "nobody@example.org", "not my password");
    expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body]);
    expect([wrong.statusCode, wrong.cookies]).toEqual([401, []]);
  });

  test("does equal work for an unknown address", async () => {
    const { email } = await openHome(server);
    const tell = async (address: string) => {
      const from = server.app.now();
      await signIn(server.openBrowser(), address, "not my password");
      const rows = await server.app.db
        .selectFrom("audit")
        .select("kind")
        .where("noted_at", ">=", from)
        .execute();
      return rows.map(({ kind }) => kind);
    };
    expect(await tell("no-one@example.org")).toEqual(await tell(email));
  });

  test("slows down guessing, but not networks the owner signed in from before", async () => {
    const { email, password } = await openHome(server);
    const guess = () => signIn(server.openBrowser(), email, "a guess");
    const { now } = server.app;
    const at = now();
    server.app.now = () => at;
    try {
      for (let tries = 0; tries < 5; tries += 1) expect((await guess()).statusCode).toBe(401);
      const refused = await guess();
      expect([refused.statusCode, refused.json()]).toMatchObject([
        429,
        { error: "TOO_MANY_REQUESTS", retryAfterSeconds: 1 },
      ]);
    } finally {
      server.app.now = now;
    }
    const elsewhere = await server.http.inject({
      method: "POST",
      url: "/api/account/sign-in",
      remoteAddress: "203.0.113.9",
      payload: { email, password },
    });
    expect(elsewhere.statusCode).toBe(200);
  });

  test("counts concurrent guesses", async () => {
    const { email } = await openHome(server);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        server.http.inject({
          method: "POST",
          url: "/api/account/sign-in",
          remoteAddress: "198.51.100.7",
          payload: { email, password: "a guess" },
        }),
      ),
    );
    const guessed = answers.filter(({ statusCode }) => statusCode === 401);
    expect(guessed.length).toBeLessThanOrEqual(6);
    expect(answers.length - guessed.length).toBe(
      answers.filter(({ statusCode }) => statusCode === 429).length,
    );
  });
});

describe("leaving", () => {
  test("signing out makes the browser anonymous and invalidates its token", async () => {
    const home = await openHome(server);
    const { cookies } = await signIn(server.openBrowser(), home.email, home.password);
    const headers = { cookie: `gm_s=${cookies[0]?.value}` };
    const left = await server.inject({ method: "POST", url: "/api/session/sign-out", headers });
    expect(left.json()).toMatchObject({ level: "device", household: null, profile: null });
    expect(left.cookies[0]?.value).not.toBe(cookies[0]?.value);
    const old = await server.inject({ url: "/api/devices", headers });
    expect(old.statusCode).toBe(401);
  });

  test("signing out everywhere ends every session of the household, and no others", async () => {
    const home = await openHome(server);
    const other = await openHome(server);
    const child = await signInAs(server, await addProfile(home));
    const answer = await home.browser({ method: "POST", url: "/api/session/sign-out-everywhere" });
    expect(answer.json()).toMatchObject({ level: "device", household: null });
    expect(await readSession(child)).toMatchObject({ level: "device", household: null });
    expect(await readSession(home.browser)).toMatchObject({ level: "device" });
    expect(await readSession(other.browser)).toMatchObject({ level: "account" });
  });

  test("signing out everywhere asks for the password again after ten minutes", async () => {
    const home = await openHome(server);
    const child = await signInAs(server, await addProfile(home));
    const post = (url: string, payload?: object) =>
      home.browser({ method: "POST", url, ...(payload && { payload }) });
    const { now } = server.app;
    server.app.now = () => now() + 11 * 60_000;
    try {
      const early = await post("/api/session/sign-out-everywhere");
      expect([early.statusCode, early.json().error]).toEqual([403, "CONFIRMATION_REQUIRED"]);
      expect(await readSession(child)).toMatchObject({ household: { id: home.householdId } });
      const { password } = home;
      expect((await post("/api/account/confirm", { password })).statusCode).toBe(200);
      expect((await post("/api/session/sign-out-everywhere")).statusCode).toBe(200);
      expect(await readSession(child)).toMatchObject({ level: "device", household: null });
    } finally {
      server.app.now = now;
    }
  });

  test("a device that a parent signs out is anonymous at its next request", async () => {
    const home = await openHome(server);
    const child = await signInAs(server, await addProfile(home, { displayName: "Mia" }));
    const devices = (await home.browser("/api/devices")).json();
    const device = devices.find(({ isThisOne }: { isThisOne: boolean }) => !isThisOne);
    expect(device).toMatchObject({ level: "profilePassword", profile: { displayName: "Mia" } });
    expect(device.network).toBe("127.0.0.0/24");
    const url = `/api/devices/${device.id}`;
    expect((await home.browser({ method: "DELETE", url })).statusCode).toBe(204);
    expect(await readSession(child)).toMatchObject({ level: "device" });
    expect((await home.browser("/api/devices")).json()).toHaveLength(1);
  });
});

describe("confirming a password", () => {
  test("the account's password grants account access; a parent's own does not", async () => {
    const home = await openHome(server);
    const second = await addProfile(home, { role: "parent", ageGroup: "adult" });
    const browser = await signInAs(server, second);
    const url = "/api/account/confirm";
    const own = await browser({ method: "POST", url, payload: { password: second.password } });
    expect(own.json()).toMatchObject({ level: "profilePassword", email: null });
    const account = await browser({ method: "POST", url, payload: { password: home.password } });
    expect(account.json()).toMatchObject({ level: "account", email: home.email });
    const wrong = await browser({ method: "POST", url, payload: { password: "wrong" } });
    expect([wrong.statusCode, wrong.json().error]).toEqual([403, "NOT_ALLOWED"]);
  });

  test("a child who knows the account's password does not get account access", async () => {
    const home = await openHome(server);
    const child = await signInAs(server, await addProfile(home));
    const payload = { password: home.password };
    const answer = await child({ method: "POST", url: "/api/account/confirm", payload });
    expect(answer.json()).toMatchObject({ level: "profilePassword", email: null });
  });
});

describe("the demo", () => {
  test("signs a new browser in as its parent, and a visitor who signed out is anonymous", async () => {
    await using demo = await openTestServer(features);
    const browser = demo.openBrowser();
    expect(await readSession(browser)).toMatchObject({
      level: "profile",
      household: { name: "The Gold Family" },
      profile: { displayName: "Marigold", role: "parent" },
      isOperator: true,
      isDemo: true,
      email: null,
    });
    await browser({ method: "POST", url: "/api/session/sign-out" });
    expect(await readSession(browser)).toMatchObject({ level: "device", household: null });
    const { email, password } = demoSignIn;
    expect((await signIn(browser, email, password)).json()).toMatchObject({ level: "account" });
  });

  test("rejects its credentials when the demo is off", async () => {
    const { email, username, password } = demoSignIn;
    expect((await signIn(server.openBrowser(), email, password)).statusCode).toBe(401);
    const url = "/api/family-profiles/login";
    const payload = { username, password };
    expect((await server.inject({ method: "POST", url, payload })).statusCode).toBe(401);
  });
});

test("an account whose verified address is the operator's gets operator access", async () => {
  await using otherServer = await openTestServer(features, {
    demo: false,
    operatorEmailKey: "captain@example.org",
  });
  const facts = { password: "long enough", householdName: "Bridge", name: "Captain" };
  const payload = { ...facts, email: "Captain@Example.org" };
  const browser = otherServer.openBrowser();
  await browser({ method: "POST", url: "/api/account", payload });
  expect(await readSession(browser)).toMatchObject({ isOperator: false });
  await otherServer.app.db.updateTable("account").set({ is_verified: 1 }).execute();
  await signIn(browser, payload.email, payload.password);
  expect(await readSession(browser)).toMatchObject({ isOperator: true });
});
