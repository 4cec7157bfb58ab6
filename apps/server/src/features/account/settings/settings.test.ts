import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accountJobs } from "#features/account/jobs.ts";
import { features } from "#features.ts";
import { senderOf } from "#platform/mail/sender-of.ts";
import { SmtpMail } from "#platform/mail/smtp.ts";
import { startMailServer } from "#platform/testing/mail/mail-server.ts";
import { addProfile, type Home, openHome, signInAs } from "#platform/testing/open-home.ts";
import { openTestServer, type TestServer } from "#platform/testing/open-test-server.ts";
import { readOutbox } from "#platform/testing/mail/read-outbox.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer(features, { demo: false });
  server.app.jobs.work(accountJobs(server.app));
});
afterAll(() => server[Symbol.asyncDispose]());

type Browse = TestServer["inject"];

function post(browse: Browse, url: string, payload?: object) {
  return browse({ method: "POST", url, ...(payload && { payload }) });
}

function signIn(email: string, password: string, more: object = {}) {
  return server.http.inject({
    method: "POST",
    url: "/api/account/sign-in",
    payload: { email, password },
    ...more,
  });
}

function mailed(to: string, subject: string, atLeast = 1) {
  return readOutbox(server.app, to, { subject, atLeast });
}

async function askForReset({ email }: Home): Promise<string> {
  await post(server.openBrowser(), "/api/account/password-reset-request", { email });
  const [mail] = await mailed(email, "Reset your password");
  return mail?.token ?? "";
}

describe("an address", () => {
  test("is verified once by the link mailed at sign-up", async () => {
    const home = await openHome(server);
    const [mail] = await mailed(home.email, "Verify your e-mail");
    expect((await home.browser("/api/account")).json()).toMatchObject({ isVerified: false });
    const anywhere = server.openBrowser();
    const verify = () => post(anywhere, "/api/account/verify", { token: mail?.token });
    expect((await verify()).json()).toEqual({ email: home.email });
    expect((await home.browser("/api/account")).json()).toMatchObject({
      email: home.email,
      isVerified: true,
    });
    const again = await verify();
    expect([again.statusCode, again.json().error]).toEqual([404, "NOT_FOUND"]);
    expect((await post(home.browser, "/api/account/verify-email")).statusCode).toBe(409);
  });

  test("gets a new link on request, and the link expires after a day", async () => {
    const home = await openHome(server);
    await mailed(home.email, "Verify your e-mail");
    expect((await post(home.browser, "/api/account/verify-email")).statusCode).toBe(204);
    const mails = await mailed(home.email, "Verify your e-mail", 2);
    expect(mails).toHaveLength(2);
    const { now } = server.app;
    server.app.now = () => now() + 24 * 3_600_000;
    try {
      const payload = { token: mails[1]?.token };
      const late = await post(server.openBrowser(), "/api/account/verify", payload);
      expect(late.statusCode).toBe(404);
    } finally {
      server.app.now = now;
    }
  });

  test("gets at most five e-mails before requests are limited", async () => {
    const { email } = await openHome(server);
    const anonymous = server.openBrowser();
    for (let asked = 0; asked < 5; asked += 1)
      expect(
        (await post(anonymous, "/api/account/password-reset-request", { email })).statusCode,
      ).toBe(204);
    const refused = await post(anonymous, "/api/account/password-reset-request", { email });
    expect([refused.statusCode, refused.json().error]).toEqual([429, "TOO_MANY_REQUESTS"]);
  });

  test("changes once the new address is verified, and both addresses are notified", async () => {
    const home = await openHome(server);
    const email = `moved-${home.email}`;
    expect((await post(home.browser, "/api/account/email", { email })).statusCode).toBe(204);
    expect(await mailed(home.email, "E-mail change requested")).toHaveLength(1);
    const [mail] = await mailed(email, "Confirm your new e-mail");
    expect((await home.browser("/api/account")).json().email).toBe(home.email);
    const moved = await post(server.openBrowser(), "/api/account/verify", { token: mail?.token });
    expect(moved.json()).toEqual({ email });
    expect(await mailed(home.email, "Your e-mail was changed")).toHaveLength(1);
    expect(await mailed(email, "Your e-mail was changed")).toHaveLength(1);
    expect((await signIn(home.email, home.password)).statusCode).toBe(401);
    expect((await signIn(email, home.password)).statusCode).toBe(200);
  });

  test("of another account gets no link, and the response does not reveal it", async () => {
    const home = await openHome(server);
    const other = await openHome(server);
    const taken = await post(home.browser, "/api/account/email", { email: other.email });
    const free = await post(home.browser, "/api/account/email", { email: "free@example.org" });
    expect([taken.statusCode, taken.body]).toEqual([free.statusCode, free.body]);
    expect(await mailed(other.email, "You already have an account")).toHaveLength(1);
    const links = await mailed(other.email, "Confirm your new e-mail", 0);
    expect(links).toEqual([]);
  });
});

describe("a forgotten password", () => {
  test("gets the same response and equal work for known and unknown addresses", async () => {
    const { email } = await openHome(server);
    const ask = async (address: string) => {
      const { db } = server.app;
      const count = async () => (await db.selectFrom("job").select("id").execute()).length;
      const before = await count();
      const payload = { email: address };
      const answer = await post(
        server.openBrowser(),
        "/api/account/password-reset-request",
        payload,
      );
      return [answer.statusCode, answer.body, (await count()) - before];
    };
    const known = await ask(email);
    expect(await ask("nobody-at-all@example.org")).toEqual(known);
    expect(await ask("no address at all")).toEqual(known);
    expect(await readOutbox(server.app, "nobody-at-all@example.org")).toEqual([]);
  });

  test("is replaced once by the mailed link, which ends every other session", async () => {
    const home = await openHome(server);
    const child = await signInAs(server, await addProfile(home));
    const token = await askForReset(home);
    const here = server.openBrowser();
    const reset = (password: string) => post(here, "/api/account/reset", { token, password });
    expect((await reset("quite another one")).statusCode).toBe(204);
    expect((await reset("a third password")).statusCode).toBe(404);
    for (const browse of [home.browser, child, here])
      expect((await browse("/api/session")).json()).toMatchObject({ level: "device" });
    expect((await signIn(home.email, home.password)).statusCode).toBe(401);
    expect((await signIn(home.email, "quite another one")).statusCode).toBe(200);
    expect(await mailed(home.email, "Your password was changed")).toHaveLength(1);
  });

  test("keeps the browser that followed the link signed in", async () => {
    const home = await openHome(server);
    const token = await askForReset(home);
    await post(home.browser, "/api/account/reset", { token, password: "quite another one" });
    expect((await home.browser("/api/session")).json()).toMatchObject({ level: "account" });
  });

  test("rejects a link that is expired, was mailed for another purpose, or is made up", async () => {
    const home = await openHome(server);
    const [verification] = await mailed(home.email, "Verify your e-mail");
    const token = await askForReset(home);
    const reset = async (given: string) => {
      const payload = { token: given, password: "quite another one" };
      return (await post(server.openBrowser(), "/api/account/reset", payload)).statusCode;
    };
    expect(await reset(verification?.token ?? "")).toBe(404);
    expect(await reset("A".repeat(43))).toBe(404);
    const verify = await post(server.openBrowser(), "/api/account/verify", { token });
    expect(verify.statusCode).toBe(404);
    const { now } = server.app;
    server.app.now = () => now() + 30 * 60_000;
    try {
      expect(await reset(token)).toBe(404);
    } finally {
      server.app.now = now;
    }
    expect((await signIn(home.email, home.password)).statusCode).toBe(200);
  });

  test("is replaced once when twenty requests follow one link at the same time", async () => {
    const home = await openHome(server);
    const token = await askForReset(home);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        post(server.openBrowser(), "/api/account/reset", {
          token,
          password: `harbor lights ${index}`,
        }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
  });

  test("stores nothing from which a link could be rebuilt", async () => {
    const home = await openHome(server);
    const token = await askForReset(home);
    const { db } = server.app;
    const kept = [
      await db.selectFrom("mailed_link").selectAll().execute(),
      await db.selectFrom("job").selectAll().execute(),
      await db.selectFrom("audit").selectAll().execute(),
    ];
    expect(JSON.stringify(kept)).not.toContain(token);
  });
});

describe("changing the password", () => {
  test("rotates this browser's token and ends every other session", async () => {
    const home = await openHome(server);
    const child = await signInAs(server, await addProfile(home));
    const elsewhere = server.openBrowser();
    const { email, password } = home;
    await post(elsewhere, "/api/account/sign-in", { email, password });
    const changed = await post(home.browser, "/api/account/password", { password: "new and long" });
    expect([changed.statusCode, changed.cookies.length]).toEqual([204, 1]);
    expect((await home.browser("/api/session")).json()).toMatchObject({ level: "account", email });
    for (const browse of [elsewhere, child])
      expect((await browse("/api/session")).json()).toMatchObject({ level: "device" });
    expect((await signIn(email, password)).statusCode).toBe(401);
    expect(await mailed(email, "Your password was changed")).toHaveLength(1);
  });

  test("keeps the family's other devices signed in on request", async () => {
    const home = await openHome(server);
    const child = await signInAs(server, await addProfile(home));
    const payload = { password: "new and long", isLeavingElsewhere: false };
    await post(home.browser, "/api/account/password", payload);
    expect((await child("/api/session")).json()).toMatchObject({ level: "profilePassword" });
  });

  test("also applies to the first parent's profile while it has no own password", async () => {
    const home = await openHome(server);
    const [parent] = (await home.browser("/api/family-profiles")).json();
    await post(home.browser, "/api/account/password", { password: "new and long" });
    const enter = (password: string) =>
      post(server.openBrowser(), "/api/family-profiles/login", {
        username: parent.username,
        password,
      });
    expect((await enter(home.password)).statusCode).toBe(401);
    expect((await enter("new and long")).statusCode).toBe(200);
  });

  test("is refused to a session with household access only", async () => {
    const home = await openHome(server);
    const second = await addProfile(home, { role: "parent", ageGroup: "adult" });
    const parent = await signInAs(server, second);
    const refused = await post(parent, "/api/account/password", { password: "new and long" });
    expect([refused.statusCode, refused.json().error]).toEqual([403, "NOT_ALLOWED"]);
  });
});

describe("the owner", () => {
  test("is notified of sign-ins from a new browser or network only", async () => {
    const { email, password } = await openHome(server);
    const from = (remoteAddress: string, agent: string) =>
      signIn(email, password, { remoteAddress, headers: { "user-agent": agent } });
    const firefox = "Mozilla/5.0 (Windows NT 10.0) Firefox/140.0";
    await from("203.0.113.9", firefox);
    await from("203.0.113.77", firefox);
    await from("198.51.100.7", firefox);
    const subject = "New sign-in to your account";
    expect(await mailed(email, subject, 2)).toHaveLength(2);
  });

  test("sees successful and refused sign-ins in the history, and no one else does", async () => {
    const { email, password, browser } = await openHome(server);
    await signIn(email, "a wrong one");
    await signIn(email, password);
    const events = (await browser("/api/account/events")).json();
    expect(events.map(({ kind }: { kind: string }) => kind)).toEqual([
      "account.signed-in",
      "account.sign-in-refused",
      "account.signed-in",
      "account.created",
    ]);
    expect(events[0]).toMatchObject({ browser: "A browser", network: "127.0.0.0/24" });
    const other = await openHome(server);
    const theirs = (await other.browser("/api/account/events")).json();
    expect(theirs.map(({ kind }: { kind: string }) => kind)).toEqual([
      "account.signed-in",
      "account.created",
    ]);
  });
});

describe("e-mails", () => {
  test("are retried while the mail server is down, and block nothing else", async () => {
    await using otherServer = await openTestServer(features, { demo: false });
    await using post_ = await startMailServer();
    post_.refuseNext(1);
    const sender = () => senderOf(otherServer.app);
    otherServer.app.mail = new SmtpMail({ smtpUrl: post_.url, sender });
    otherServer.app.jobs.work(accountJobs(otherServer.app));
    const home = await openHome(otherServer);
    await expect.poll(() => post_.received.length, { timeout: 10_000 }).toBe(1);
    expect(post_.received[0]?.to).toEqual([home.email]);
    await otherServer.app.mail.close();
  });
});

test("the demo's public credentials cannot be changed", async () => {
  await using demo = await openTestServer(features);
  demo.app.jobs.work(accountJobs(demo.app));
  const email = "demo@goldmane.example";
  const browser = demo.openBrowser();
  await post(browser, "/api/account/sign-in", { email, password: "golden-lion" });
  const calls = [
    ["/api/account/password", { password: "mine from now on" }],
    ["/api/account/email", { email: "mine@example.org" }],
    ["/api/account/two-step", undefined],
  ] as const;
  for (const [url, payload] of calls) {
    const answer = await post(browser, url, payload);
    expect([answer.statusCode, answer.json().error], url).toEqual([409, "CONFLICT"]);
  }
  await post(browser, "/api/account/password-reset-request", { email });
  await expect
    .poll(() =>
      demo.app.db
        .selectFrom("job")
        .select("state")
        .where("kind", "=", "account-email")
        .where("state", "<>", "done")
        .execute(),
    )
    .toEqual([]);
  expect((await readOutbox(demo.app, email)).filter(({ token }) => token !== null)).toEqual([]);
});
