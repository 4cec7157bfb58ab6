import { messagesADay, messagesAMinute } from "@goldmane/contracts/assistant/limits";
import { afterAll, afterEach, expect, test } from "vitest";
import { readHealth } from "#features/assistant/service.ts";
import { modelAt, openChat, tell } from "#features/assistant/testing/test-chat.ts";
import { addProfile, openHome, signInAs } from "#platform/testing/open-home.ts";
import type { TestServer } from "#platform/testing/open-test-server.ts";
import { json, ScriptedServer } from "#platform/testing/model/scripted-server.ts";
import { completion } from "#platform/testing/model/vendors.ts";

const question = "Why do dragons sleep on gold, my friend?";
const dayMs = 24 * 3_600_000;

const model = await ScriptedServer.open();
let server: TestServer;
afterEach(() => server[Symbol.asyncDispose]());
afterAll(() => model[Symbol.asyncDispose]());

test("answers with the embedded engine once a household's daily tokens are used up", async () => {
  server = await openChat({ leo: modelAt(model.url, { tokensADay: 2 }) });
  let clock = Date.parse("2026-11-25T10:00:00Z");
  server.app.now = () => clock;
  const home = await openHome(server);
  const other = await openHome(server);
  const member = await addProfile(home, { role: "adult", ageGroup: "adult" });
  const adult = await signInAs(server, member);
  model.play(completion("Because gold is warm."));
  const engineFor = async (browse: typeof adult) => {
    const { engine, degraded = false } = (await tell(browse, question)).body;
    return [engine, degraded];
  };
  expect(await engineFor(home.browser)).toEqual(["llm", false]);
  expect(await engineFor(home.browser)).toEqual(["local", true]);
  expect(await engineFor(adult)).toEqual(["local", true]);
  expect(await engineFor(other.browser)).toEqual(["llm", false]);
  clock += dayMs;
  expect(await engineFor(adult)).toEqual(["llm", false]);
});

test("counts daily messages in the database, so that a restart keeps them", async () => {
  server = await openChat();
  let clock = Date.parse("2026-11-25T10:00:00Z");
  server.app.now = () => clock;
  const home = await openHome(server);
  await tell(home.browser, "hello");
  await server.app.db.updateTable("usage_counter").set({ count: messagesADay }).execute();
  const { status, body } = await tell(home.browser, "hello");
  expect([status, body.error]).toEqual([429, "TOO_MANY_REQUESTS"]);
  clock += dayMs;
  expect((await tell(home.browser, "hello")).status).toBe(200);
});

test("browsers that keep no cookie do not use up each other's minute", async () => {
  server = await openChat();
  const statuses = [];
  for (let time = 0; time <= messagesAMinute; time += 1) {
    const remoteAddress = time % 2 === 0 ? "203.0.113.5" : "198.51.100.7";
    const payload = { message: "hello" };
    const call = { method: "POST", url: "/api/ai/chat", payload, remoteAddress } as const;
    statuses.push((await server.openBrowser()(call)).statusCode);
  }
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test("reports the model's health to the operator", async () => {
  server = await openChat({ leo: modelAt(model.url) });
  const home = await openHome(server);
  const { host } = new URL(model.url);
  const untried = { by: `m (${host})`, workedAt: null, failure: null };
  expect((await readHealth(server.app)).model).toEqual(untried);
  model.play(json({ error: "overloaded" }, 429));
  await tell(home.browser, question);
  const failed = (await readHealth(server.app)).model;
  expect(failed).toMatchObject({
    workedAt: null,
    failure: { what: expect.stringMatching(/^\w+/) },
  });
  expect(JSON.stringify(failed)).not.toContain("dragons");
  model.play(completion("Because gold is warm."));
  await tell(home.browser, question);
  expect((await readHealth(server.app)).model?.workedAt).not.toBeNull();
});
