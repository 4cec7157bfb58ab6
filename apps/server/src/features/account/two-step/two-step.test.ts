import { TOTP } from "otpauth";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { accountJobs } from "#features/account/jobs.ts";
import { features } from "#features.ts";
import { addProfile, type Home, openHome, signInAs } from "#platform/testing/open-home.ts";
import { openTestServer, type TestServer } from "#platform/testing/open-test-server.ts";
import { readOutbox } from "#platform/testing/mail/read-outbox.ts";
import { seal, unseal } from "#platform/seal.ts";
import { turnTwoStepOffForOwner } from "./turn-off-for-owner.ts";

let server: TestServer;
let realNow: () => number;
beforeAll(async () => {
  server = await openTestServer(features, { demo: false });
  realNow = server.app.now;
});
afterEach(() => {
  server.app.now = realNow;
});
afterAll(() => server[Symbol.asyncDispose]());

type Browse = TestServer["inject"];

function post(browse: Browse, url: string, payload?: object) {
  return browse({ method: "POST", url, ...(payload && { payload }) });
}

function signIn(browse: Browse, { email, password }: Home, code?: string) {
  return post(browse, "/api/account/sign-in", { email, password, ...(code && { code }) });
}

function codeOf(secret: string, at = server.app.now()): string {
  return new TOTP({ secret }).generate({ timestamp: at });
}

function waitSteps(count: number): void {
  const { now } = server.app;
  server.app.now = () => now() + count * 30_000;
}

/** A household whose owner has an authenticator app. The code that confirmed it is used up. */
async function openGuardedHome() {
  const home = await openHome(server);
  const { secret, uri } = (await post(home.browser, "/api/account/two-step")).json();
  const code = codeOf(secret);
  const on = await post(home.browser, "/api/account/two-step/confirm", { code });
  expect(on.statusCode, on.body).toBe(200);
  const codes: string[] = on.json().codes;
  return { ...home, secret: String(secret), uri: String(uri), codes, used: code };
}

describe("two-step sign-in", () => {
  test("is off until a code confirms the app", async () => {
    const home = await openHome(server);
    const begun = (await post(home.browser, "/api/account/two-step")).json();
    expect(begun.uri).toBe(
      `otpauth://totp/Goldmane:${encodeURIComponent(home.email)}?issuer=Goldmane&secret=${begun.secret}&algorithm=SHA1&digits=6&period=30`,
    );
    expect((await signIn(server.openBrowser(), home)).statusCode).toBe(200);
    const wrong = await post(home.browser, "/api/account/two-step/confirm", { code: "000000" });
    expect([wrong.statusCode, wrong.json().error]).toEqual([403, "NOT_ALLOWED"]);
    const settings = (await home.browser("/api/account")).json();
    expect(settings).toMatchObject({ hasTwoStep: false, recoveryCodesLeft: 0 });
  });

  test("asks for a code after the password, and signs no one in before it", async () => {
    const home = await openGuardedHome();
    waitSteps(1);
    const browse = server.openBrowser();
    await post(browse, "/api/session/sign-out");
    const half = await signIn(browse, home);
    expect([half.statusCode, half.json().error, half.cookies]).toEqual([403, "CODE_REQUIRED", []]);
    expect((await browse("/api/session")).json()).toMatchObject({
      level: "device",
      household: null,
      email: null,
    });
    expect((await browse("/api/account")).statusCode).toBe(401);
    const whole = await signIn(browse, home, codeOf(home.secret));
    expect(whole.json()).toMatchObject({ level: "account", email: home.email });
    expect(whole.cookies).toHaveLength(1);
  });

  test("is not revealed without the password", async () => {
    const home = await openGuardedHome();
    const guess = { ...home, password: "not my password" };
    const wrong = await signIn(server.openBrowser(), guess, codeOf(home.secret));
    expect([wrong.statusCode, wrong.json().error]).toEqual([401, "NOT_SIGNED_IN"]);
  });

  test("accepts each code once, and none older than the last", async () => {
    const home = await openGuardedHome();
    expect((await signIn(server.openBrowser(), home, home.used)).statusCode).toBe(403);
    waitSteps(1);
    const code = codeOf(home.secret);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => signIn(server.openBrowser(), home, code)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const before = codeOf(home.secret, server.app.now() - 30_000);
    expect((await signIn(server.openBrowser(), home, before)).statusCode).not.toBe(200);
  });

  test("tolerates half a minute of clock drift, and no more", async () => {
    const home = await openGuardedHome();
    waitSteps(10);
    const late = codeOf(home.secret, server.app.now() - 60_000);
    expect((await signIn(server.openBrowser(), home, late)).statusCode).toBe(403);
    const early = codeOf(home.secret, server.app.now() + 30_000);
    expect((await signIn(server.openBrowser(), home, early)).statusCode).toBe(200);
  });

  test("slows down guessing codes from any address", async () => {
    const home = await openGuardedHome();
    // The wait after a guess must not be over before the next one, however slow the machine is.
    const at = server.app.now();
    server.app.now = () => at;
    const guess = (index: number) =>
      server.http.inject({
        method: "POST",
        url: "/api/account/sign-in",
        remoteAddress: `203.0.113.${index}`,
        payload: { email: home.email, password: home.password, code: "000000" },
      });
    const answers = [];
    for (let tries = 0; tries < 14; tries += 1) answers.push(await guess(tries));
    expect(answers.slice(0, 10).map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(403));
    expect(answers.at(-1)?.json()).toMatchObject({ error: "TOO_MANY_REQUESTS" });
  });

  test("accepts each recovery code once, in any case and with or without dashes", async () => {
    const home = await openGuardedHome();
    expect(new Set(home.codes).size).toBe(10);
    const [first = "", second = ""] = home.codes;
    expect((await signIn(server.openBrowser(), home, first)).statusCode).toBe(200);
    expect((await signIn(server.openBrowser(), home, first)).statusCode).toBe(403);
    const typed = ` ${second.toLowerCase().replaceAll("-", " ")} `;
    const browse = server.openBrowser();
    expect((await signIn(browse, home, typed)).statusCode).toBe(200);
    expect((await browse("/api/account")).json().recoveryCodesLeft).toBe(8);
  });

  test("invalidates old recovery codes when new ones are created", async () => {
    const home = await openGuardedHome();
    const url = "/api/account/two-step/recovery-codes";
    const fresh: string[] = (await post(home.browser, url)).json().codes;
    const [old = ""] = home.codes;
    expect((await signIn(server.openBrowser(), home, old)).statusCode).toBe(403);
    expect((await signIn(server.openBrowser(), home, fresh[0])).statusCode).toBe(200);
  });

  test("also asks for a code when the account's password is used on a profile tile", async () => {
    const home = await openGuardedHome();
    waitSteps(1);
    const browse = server.openBrowser();
    const [parent] = (await home.browser("/api/family-profiles")).json();
    const { password } = home;
    await post(browse, "/api/family-profiles/login", { username: parent.username, password });
    const half = await post(browse, "/api/account/confirm", { password });
    expect([half.statusCode, half.json().error]).toEqual([403, "CODE_REQUIRED"]);
    const code = codeOf(home.secret);
    const whole = await post(browse, "/api/account/confirm", { password, code });
    expect(whole.json()).toMatchObject({ level: "account" });
    expect((await post(browse, "/api/account/confirm", { password })).statusCode).toBe(200);
  });

  test("cannot be bypassed with a profile's own password when changing the account", async () => {
    const home = await openGuardedHome();
    waitSteps(1);
    const other = await addProfile(home, { role: "parent", ageGroup: "adult" });
    const browse = await signInAs(server, other);
    const guarded = features
      .flatMap(({ routes = [], rawRoutes = [] }) => [
        ...routes.map(({ endpoint }) => endpoint),
        ...rawRoutes.map(({ methods, ...route }) => ({ ...route, method: methods[0] })),
      ])
      .filter(({ confirmed }) => confirmed === "account");
    expect(guarded.map(({ path }) => path)).toEqual(
      expect.arrayContaining(["/api/household", "/api/household/export", "/api/billing/change"]),
    );
    for (const { method, path } of guarded) {
      const answer = await browse({ method: method as "GET", url: path });
      const { error, forAccount } = answer.json();
      const told = [answer.statusCode, error, forAccount];
      expect(told, path).toEqual([403, "CONFIRMATION_REQUIRED", true]);
    }
    // Family settings still need only a parent.
    const named = { method: "PATCH", url: "/api/household", payload: { name: "Den" } } as const;
    expect((await browse(named)).statusCode).toBe(200);

    const { password } = home;
    const own = await post(browse, "/api/account/confirm", { password: other.password });
    expect(own.json().level).toBe("profilePassword");
    expect((await browse("/api/household/export")).statusCode).toBe(403);
    await post(browse, "/api/account/confirm", { password, code: codeOf(home.secret) });
    expect((await browse("/api/household/export")).statusCode).toBe(200);
  });

  test("once off, plan and export accept any parent's own password again", async () => {
    const home = await openGuardedHome();
    const other = await addProfile(home, { role: "parent", ageGroup: "adult" });
    const browse = await signInAs(server, other);
    expect((await browse("/api/household/export")).statusCode).toBe(403);
    await home.browser({ method: "DELETE", url: "/api/account/two-step" });
    expect((await browse("/api/household/export")).statusCode).toBe(200);
  });

  test("can be turned off by the operator, which notifies the owner", async () => {
    const home = await openGuardedHome();
    const otherHome = await openGuardedHome();
    await turnTwoStepOffForOwner(server.app, home.email.toUpperCase());
    expect((await home.browser("/api/account")).statusCode).toBe(401);
    expect((await otherHome.browser("/api/account")).statusCode).toBe(200);
    const browse = server.openBrowser();
    expect((await signIn(browse, { ...home, password: "not my password" })).statusCode).toBe(401);
    expect((await signIn(browse, home)).statusCode).toBe(200);
    expect((await browse("/api/account/events")).json()).toContainEqual(
      expect.objectContaining({ kind: "account.two-step-off-by-operator" }),
    );
    server.app.jobs.work(accountJobs(server.app));
    const subject = "Two-step sign-in was turned off";
    expect(await readOutbox(server.app, home.email, { subject, atLeast: 1 })).toHaveLength(1);
    const again = turnTwoStepOffForOwner(server.app, home.email);
    await expect(again).rejects.toThrow("account doesn’t have two-step sign-in");
    const unknown = turnTwoStepOffForOwner(server.app, "nobody@example.org");
    await expect(unknown).rejects.toThrow("No account or profile is named");
  });

  test("removes its secret when turned off and starts again with a new one", async () => {
    const home = await openGuardedHome();
    const url = "/api/account/two-step";
    expect((await post(home.browser, url)).statusCode).toBe(409);
    expect((await home.browser({ method: "DELETE", url })).statusCode).toBe(204);
    expect((await signIn(server.openBrowser(), home)).statusCode).toBe(200);
    expect((await home.browser({ method: "DELETE", url })).statusCode).toBe(409);
    expect((await post(home.browser, url)).json().secret).not.toBe(home.secret);
  });

  test("stores neither the plain secret nor the recovery codes", async () => {
    const home = await openGuardedHome();
    const { db } = server.app;
    const kept = JSON.stringify([
      await db.selectFrom("second_step").selectAll().execute(),
      await db.selectFrom("recovery_code").selectAll().execute(),
    ]);
    for (const text of [home.secret, ...home.codes]) expect(kept).not.toContain(text);
  });
});

test("sealed text opens only with the same secret and for the same owner", () => {
  const sealed = seal("JBSWY3DP", { secret: "a secret", owner: "mia" });
  expect(unseal(sealed, { secret: "a secret", owner: "mia" })).toBe("JBSWY3DP");
  expect(unseal(sealed, { secret: "another", owner: "mia" })).toBeNull();
  expect(unseal(sealed, { secret: "a secret", owner: "leo" })).toBeNull();
  expect(unseal(`${sealed.slice(0, -2)}AA`, { secret: "a secret", owner: "mia" })).toBeNull();
  expect(unseal("", { secret: "a secret", owner: "mia" })).toBeNull();
});
