import { createHash, randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { features } from "#features.ts";
import { addProfile, type Home, openHome } from "#platform/testing/open-home.ts";
import {
  openTestServer,
  type TestBrowser,
  type TestServer,
} from "#platform/testing/open-test-server.ts";

let server: TestServer;
let home: Home;
beforeAll(async () => {
  server = await openTestServer(features, { demo: false });
  home = await openHome(server);
});
afterAll(() => server[Symbol.asyncDispose]());

async function send(browser: TestBrowser, method: "POST" | "PATCH", url: string, payload: object) {
  const answer = await browser({ method, url, payload });
  return [answer.statusCode, answer.json()];
}

const refusal = [400, { error: "INVALID_INPUT", issues: [{ path: "/password" }] }];

const weak = ["password1", "letmein1"];

test.each(weak)("rejects %s for a new account", async (password) => {
  const payload = { email: "new@example.org", householdName: "New", name: "Newt", password };
  expect(await send(server.openBrowser(), "POST", "/api/account", payload)).toMatchObject(refusal);
  const named = { ...payload, email: "longname@example.org", password: "longname1" };
  expect(await send(server.openBrowser(), "POST", "/api/account", named)).toMatchObject(refusal);
});

test.each(weak)("rejects %s as an account's new password", async (password) => {
  expect(await send(home.browser, "POST", "/api/account/password", { password })).toMatchObject(
    refusal,
  );
  const own = { password: `${home.email}!` };
  expect(await send(home.browser, "POST", "/api/account/password", own)).toMatchObject(refusal);
});

test("a reset link rejects a common password and stays valid", async () => {
  const token = randomBytes(32).toString("base64url");
  const account = await server.app.db
    .selectFrom("account")
    .select("id")
    .where("email_key", "=", home.email)
    .executeTakeFirstOrThrow();
  await server.app.db
    .insertInto("mailed_link")
    .values({
      token_hash: createHash("sha256").update(`reset\n${token}`).digest("base64url"),
      account_id: account.id,
      purpose: "reset",
      email: home.email,
      created_at: server.app.now(),
      expires_at: server.app.now() + 60_000,
    })
    .execute();
  const browser = server.openBrowser();
  const url = "/api/account/reset";
  expect(await send(browser, "POST", url, { token, password: "12345678" })).toMatchObject(refusal);
  const payload = { token, password: "grey herons at noon" };
  expect((await browser({ method: "POST", url, payload })).statusCode).toBe(204);
});

test.each(weak)("rejects %s for new and existing profiles", async (password) => {
  const owner = await openHome(server);
  const newt = { name: "Newt", displayName: "Newt", username: "newtling", role: "teen" };
  const url = "/api/family-profiles";
  expect(await send(owner.browser, "POST", url, { ...newt, password })).toMatchObject(refusal);
  expect(await send(owner.browser, "POST", url, { ...newt, password: "newtling7" })).toMatchObject(
    refusal,
  );
  const { id, username } = await addProfile(owner);
  expect(await send(owner.browser, "PATCH", `${url}/${id}`, { password })).toMatchObject(refusal);
  expect(
    await send(owner.browser, "PATCH", `${url}/${id}`, { password: `${username}!` }),
  ).toMatchObject(refusal);
});
