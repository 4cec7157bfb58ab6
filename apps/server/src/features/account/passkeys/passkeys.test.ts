import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { features } from "#features.ts";
import { type Home, openHome } from "#platform/testing/open-home.ts";
import { openTestServer, type TestServer } from "#platform/testing/open-test-server.ts";
import { type Behaviour, SoftAuthenticator } from "#platform/testing/soft-authenticator.ts";

type Browse = TestServer["inject"];

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer(features, { demo: false });
});
afterAll(() => server[Symbol.asyncDispose]());

const here = { origin: "http://localhost", rpId: "localhost" };
const making = "/api/account/passkeys/options";
const using = "/api/account/passkey/options";

function post(browse: Browse, url: string, payload?: object, host?: string) {
  const headers = host ? { host } : {};
  return browse({ method: "POST", url, headers, ...(payload && { payload }) });
}

async function addPasskey({ browser }: Pick<Home, "browser">, behaviour: Behaviour = {}) {
  const key = new SoftAuthenticator(here);
  const passkey = key.make((await post(browser, making)).json(), behaviour);
  const answer = await post(browser, "/api/account/passkeys", { name: "My telephone", passkey });
  return { key, answer };
}

async function signIn(key: SoftAuthenticator, behaviour: Behaviour = {}) {
  const browse = server.openBrowser();
  const options = (await post(browse, using)).json();
  const passkey = key.use(options, behaviour);
  return { browse, passkey, answer: await post(browse, "/api/account/passkey", passkey) };
}

describe("a passkey", () => {
  test("is created with user verification and signs its account in", async () => {
    const home = await openHome(server);
    const options = (await post(home.browser, making)).json();
    expect(options).toMatchObject({
      rp: { id: "localhost", name: "Goldmane" },
      user: { name: home.email },
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    const { key, answer } = await addPasskey(home);
    expect(answer.json()).toMatchObject({ name: "My telephone", lastUsedAt: null });
    const { answer: entered, browse } = await signIn(key);
    expect(entered.json()).toMatchObject({ level: "account", email: home.email });
    const [listed] = (await browse("/api/account")).json().passkeys;
    expect(listed.lastUsedAt).toBeGreaterThan(0);
  });

  test("rotates the browser's token, so that a planted token is useless", async () => {
    const home = await openHome(server);
    const { key } = await addPasskey(home);
    const planted = await server.inject({ method: "POST", url: "/api/session/sign-out" });
    const [{ name, value } = { name: "", value: "" }] = planted.cookies;
    const cookie = `${name}=${value}`;
    const ask = (url: string, payload?: object) =>
      server.inject({ method: "POST", url, headers: { cookie }, ...(payload && { payload }) });
    const passkey = key.use((await ask(using)).json());
    const entered = await ask("/api/account/passkey", passkey);
    expect(entered.json()).toMatchObject({ level: "account" });
    expect(entered.cookies[0]?.value).not.toBe(planted.cookies[0]?.value);
    const fixed = await server.inject({ url: "/api/session", headers: { cookie } });
    expect(fixed.json()).toMatchObject({ level: "device", household: null });
  });

  test("counts as both sign-in steps, so no code is needed", async () => {
    const home = await openHome(server);
    const { key } = await addPasskey(home);
    await server.app.db
      .insertInto("second_step")
      .values({
        account_id: await accountOf(home),
        sealed_secret: "",
        confirmed_at: 1,
        last_step: 0,
        created_at: 1,
      })
      .execute();
    expect((await signIn(key)).answer.statusCode).toBe(200);
  });

  test("can be renamed, and no longer signs in once removed", async () => {
    const home = await openHome(server);
    const { key, answer } = await addPasskey(home);
    const url = `/api/account/passkeys/${answer.json().id}`;
    const other = await openHome(server);
    expect((await other.browser({ method: "DELETE", url })).statusCode).toBe(404);
    const payload = { name: "The old one" };
    expect((await other.browser({ method: "PATCH", url, payload })).statusCode).toBe(404);
    const renamed = await home.browser({ method: "PATCH", url, payload });
    expect(renamed.json()).toMatchObject(payload);
    expect((await home.browser({ method: "DELETE", url })).statusCode).toBe(204);
    const { answer: refused } = await signIn(key);
    expect([refused.statusCode, refused.json().error]).toEqual([401, "NOT_SIGNED_IN"]);
  });
});

async function accountOf({ email }: Home): Promise<string> {
  const rows = server.app.db.selectFrom("account").select("id").where("email", "=", email);
  return (await rows.executeTakeFirstOrThrow()).id;
}

describe("a passkey's answer is refused", () => {
  test("when it is replayed or sent by another browser", async () => {
    const { key } = await addPasskey(await openHome(server));
    const { browse, passkey, answer } = await signIn(key);
    expect(answer.statusCode).toBe(200);
    expect((await post(browse, "/api/account/passkey", passkey)).statusCode).toBe(401);
    const thief = server.openBrowser();
    await post(thief, using);
    expect((await post(thief, "/api/account/passkey", passkey)).statusCode).toBe(401);
  });

  test("when a wrong answer already used the challenge", async () => {
    const { key } = await addPasskey(await openHome(server));
    const browse = server.openBrowser();
    const options = (await post(browse, using)).json();
    const unknownKey = new SoftAuthenticator(here);
    expect((await post(browse, "/api/account/passkey", unknownKey.use(options))).statusCode).toBe(
      401,
    );
    expect((await post(browse, "/api/account/passkey", key.use(options))).statusCode).toBe(401);
  });

  test("when the challenge has expired", async () => {
    const { key } = await addPasskey(await openHome(server));
    const browse = server.openBrowser();
    const options = (await post(browse, using)).json();
    const { now } = server.app;
    server.app.now = () => now() + 5 * 60_000;
    try {
      const late = await post(browse, "/api/account/passkey", key.use(options));
      expect(late.statusCode).toBe(401);
    } finally {
      server.app.now = now;
    }
  });

  test.each([
    ["was given on another site", { origin: "https://evil.example" }],
    ["was given without its owner", { isVerified: false }],
  ])("when it %s", async (_why, behaviour) => {
    const { key } = await addPasskey(await openHome(server));
    const { answer } = await signIn(key, behaviour);
    expect([answer.statusCode, answer.cookies]).toEqual([401, []]);
  });

  test("when its signature counter goes backwards, as a cloned authenticator's does", async () => {
    const home = await openHome(server);
    const { key } = await addPasskey(home);
    expect((await signIn(key, { counter: 7 })).answer.statusCode).toBe(200);
    expect((await signIn(key, { counter: 7 })).answer.statusCode).toBe(401);
    expect((await signIn(key, { counter: 3 })).answer.statusCode).toBe(401);
    const { answer, browse } = await signIn(key, { counter: 8 });
    expect(answer.statusCode).toBe(200);
    const kinds = (await browse("/api/account/events")).json();
    expect(kinds[1]).toMatchObject({ kind: "account.sign-in-refused" });
  });

  test("when its signature, its owner or its key was tampered with", async () => {
    const { key } = await addPasskey(await openHome(server));
    const browse = server.openBrowser();
    const tries = [
      { signature: "AAAA" },
      { userHandle: Buffer.from("somebody else").toString("base64url") },
      { authenticatorData: "AAAA" },
      { clientDataJSON: "e30" },
      { clientDataJSON: "AAAA" },
    ];
    for (const change of tries) {
      const options = (await post(browse, using)).json();
      const passkey = key.use(options);
      const tampered = { ...passkey, response: { ...passkey.response, ...change } };
      const answer = await post(browse, "/api/account/passkey", tampered);
      expect([answer.statusCode, answer.json().error]).toEqual([401, "NOT_SIGNED_IN"]);
    }
  });
});

describe("making a passkey is refused", () => {
  test.each([
    ["on another site", { origin: "https://evil.example" }],
    ["without its owner", { isVerified: false }],
  ])("%s", async (_why, behaviour) => {
    const { answer } = await addPasskey(await openHome(server), behaviour);
    expect([answer.statusCode, answer.json().error]).toEqual([403, "NOT_ALLOWED"]);
  });

  test("without a challenge of this browser, or with a used one", async () => {
    const home = await openHome(server);
    const key = new SoftAuthenticator(here);
    const options = (await post(home.browser, making)).json();
    const add = (passkey: object) =>
      post(home.browser, "/api/account/passkeys", { name: "Again", passkey });
    expect((await add(key.make(options))).statusCode).toBe(200);
    expect((await add(key.make(options))).statusCode).toBe(403);
  });

  test("a second time, and for another account", async () => {
    const home = await openHome(server);
    const other = await openHome(server);
    const { key } = await addPasskey(home);
    const passkey = key.make((await post(other.browser, making)).json());
    const stolen = await post(other.browser, "/api/account/passkeys", { name: "Mine", passkey });
    expect(stolen.statusCode).toBe(409);
    expect((await signIn(key)).answer.statusCode).toBe(401);
  });

  test.each([
    ["films.home", "Passkeys need https"],
    ["192.168.1.20:8080", "Passkeys don’t work at a numeric address"],
    ["127.0.0.1:8080", "such as http://localhost"],
    ["[::1]:8080", "Passkeys don’t work at a numeric address"],
  ])("over plain http at %s, in words that help", async (host, words) => {
    const home = await openHome(server);
    const answers = [
      await post(home.browser, making, undefined, host),
      await post(server.openBrowser(), using, undefined, host),
    ];
    for (const answer of answers) {
      expect([answer.statusCode, answer.json().error]).toEqual([409, "CONFLICT"]);
      expect(answer.json().message).toContain(words);
    }
  });
});

test("PUBLIC_URL decides the relying party, regardless of the request's Host", async () => {
  const base = server.app.config.http;
  await using otherServer = await openTestServer(features, {
    demo: false,
    http: { ...base, publicUrl: new URL("https://films.example.org") },
  });
  const browse = otherServer.openBrowser();
  const options = (await post(browse, using, undefined, "evil.example")).json();
  expect(options.rpId).toBe("films.example.org");
});
