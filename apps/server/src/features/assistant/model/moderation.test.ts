import { defaultControls } from "@goldmane/contracts/controls/rules";
import { afterAll, beforeEach, expect, test } from "vitest";
import { readHealth } from "#features/assistant/service.ts";
import { modelAt, openChat, tell } from "#features/assistant/testing/test-chat.ts";
import { addProfile, type Home, openHome, signInAs } from "#platform/testing/open-home.ts";
import type { TestServer } from "#platform/testing/open-test-server.ts";
import { json, ScriptedServer, type Turn } from "#platform/testing/model/scripted-server.ts";
import { completion } from "#platform/testing/model/vendors.ts";

const question = "Why do dragons sleep on gold, my friend?";
const finds = (categories: Record<string, boolean>) =>
  json({ results: [{ flagged: Object.values(categories).includes(true), categories }] });
const nothing = finds({ hate: false });

const model = await ScriptedServer.open();
let server: TestServer;
let home: Home;
beforeEach(async () => {
  await server?.[Symbol.asyncDispose]();
  server = await openChat({ leo: modelAt(model.url, { moderation: "omni-moderation-latest" }) });
  home = await openHome(server);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await model[Symbol.asyncDispose]();
});

async function openChild() {
  const member = await addProfile(home, { role: "child", ageGroup: "child" });
  const payload = { ...defaultControls("child"), highestRating: "G", leo: "all" };
  const url = `/api/family-profiles/${member.id}/controls`;
  expect((await home.browser({ method: "PUT", url, payload })).statusCode).toBe(200);
  return { member, child: await signInAs(server, member) };
}

test("moderates messages to the model and its answers first", async () => {
  model.play(nothing, completion("Because gold is warm."), nothing);
  const { body } = await tell(home.browser, `${question} Mail me at a.b@example.org`);
  expect(body.engine).toBe("local");
  expect(model.asked).toEqual([]);
  const { body: told } = await tell(home.browser, question);
  expect(told).toMatchObject({ engine: "llm", response: "Because gold is warm." });
  expect(model.asked.map(({ path }) => path)).toEqual([
    "/v1/moderations",
    "/v1/chat/completions",
    "/v1/moderations",
  ]);
  expect(JSON.parse(String(model.asked[0]?.body))).toEqual({
    model: "omni-moderation-latest",
    input: question,
  });
});

test("a flagged message gets a safety answer, alerts the parents and reaches no model", async () => {
  const { member, child } = await openChild();
  model.play(finds({ "self-harm/intent": true, hate: true }));
  const { body } = await tell(child, question);
  expect(body).toMatchObject({ engine: "local", intent: "safety.crisis", feeling: "caring" });
  expect(body.care).toBeDefined();
  expect(model.asked).toHaveLength(1);
  const kept = await home.browser(`/api/family-profiles/${member.id}/conversation`);
  expect(kept.json().exchanges[0]).toMatchObject({ safetyAlert: "crisis" });
});

test("a flagged answer is not shown", async () => {
  model.play(nothing, completion("Something that the rules do not know."), finds({ sexual: true }));
  const { body } = await tell(home.browser, question);
  expect(body).toMatchObject({ engine: "local", degraded: true });
  expect(body.response).not.toContain("the rules do not know");
});

test.each<[string, Turn]>([
  ["is not there", json({ error: "no such path" }, 404)],
  ["fails", json({ error: "overloaded" }, 500)],
  ["answers garbage", json({ results: "none" })],
])(
  "when moderation %s, grown-ups still get the model and children the embedded engine",
  async (_name, broken) => {
    const { child } = await openChild();
    model.play(broken, completion("Because gold is warm."), broken);
    expect((await tell(home.browser, question)).body.engine).toBe("llm");
    model.play(broken);
    const { body } = await tell(child, question);
    expect(body).toMatchObject({ engine: "local", degraded: true });
    expect(model.asked).toHaveLength(1);
    expect((await readHealth(server.app)).model?.failure?.what).toContain("moderation");
  },
);
