import { createHash, randomUUID } from "node:crypto";
import { ClosingStack } from "@goldmane/std/closing-stack";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { features } from "#features.ts";
import type { Viewer } from "#platform/app.ts";
import { BrowserSessions } from "#platform/identity/browser-sessions.ts";
import { runCommand, listCommandHandlers } from "./platform/live/run-command.ts";
import { addProfile, openHome, signInAs } from "#platform/testing/open-home.ts";
import { openTestServer, type TestServer } from "#platform/testing/open-test-server.ts";

const handlers = listCommandHandlers(features);
const commands = [...handlers.values()].map(({ command }) => command);

const stack = new ClosingStack();
let server: TestServer;
let partyId: string;
/** A child in the party, and a browser of the household without a chosen profile. */
let child: Viewer;
let unchosen: Viewer;
beforeAll(async () => {
  server = await openTestServer(features, { demo: false });
  stack.defer(() => server[Symbol.asyncDispose]());
  const { app } = server;
  const home = await openHome(server, "pride");
  const party = await home.browser({ method: "POST", url: "/api/parties", payload: {} });
  partyId = party.json().id;
  const profile = await addProfile(home, { role: "child", ageGroup: "child" });
  const browser = await signInAs(server, profile);
  const payload = { code: party.json().code };
  await browser({ method: "POST", url: "/api/parties/join", payload });
  const sessions = new BrowserSessions({
    db: app.db,
    now: app.now,
    transport: "http",
    config: app.config,
  });
  child = await sessions.find(browser.cookies());
  const token = randomUUID();
  await app.db
    .insertInto("browser_session")
    .values({
      id: randomUUID(),
      token_hash: createHash("sha256").update(token).digest("hex"),
      created_at: app.now(),
      last_seen_at: app.now(),
      level: "household",
      user_agent: "",
      address_prefix: "",
      household_id: home.householdId,
      child_used_last: 0,
    })
    .execute();
  unchosen = await sessions.find(`gm_s=${token}`);
});
afterAll(() => stack[Symbol.asyncDispose]());

/** A connection that claims to be in every room. */
const connection = {
  id: "here",
  join: async () => undefined,
  leave: async () => undefined,
  isIn: () => true,
};

async function ask(viewer: Viewer, name: string, body: unknown) {
  const { app } = server;
  return await runCommand(handlers, { app, viewer, connection }, { name, body });
}

test.each(commands.filter(({ access }) => access === "profile"))(
  "$name rejects a viewer without a profile",
  async ({ name }) => {
    expect(unchosen.householdId).not.toBeNull();
    const answer = await ask(unchosen, name, { partyId });
    expect(answer).toMatchObject({ ok: false, error: { error: "NOT_SIGNED_IN" } });
  },
);

const junk = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(
    NaN,
    Infinity,
    -0,
    Number.MAX_SAFE_INTEGER + 1,
    "",
    "\u0000",
    "'; drop table party; --",
    "x".repeat(5000),
    "__proto__",
    undefined,
  ),
);

/** Valid and almost valid values by field name. */
const near: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  command: fc.record(
    {
      act: fc.constantFrom("play", "pause", "seek", "rate", "show", "next", "stop", "end"),
      position: fc.oneof(fc.double(), fc.string()),
      rate: fc.oneof(fc.constantFrom(0.75, 1, 0, -1), fc.double()),
      titleId: fc.oneof(fc.constant("tin-moon"), fc.string()),
    },
    { requiredKeys: ["act"] },
  ),
  content: fc.record(
    {
      kind: fc.constantFrom("text", "phrase", "sticker", "html"),
      words: fc.string({ maxLength: 400 }),
      phrase: fc.constantFrom("hello", "ready", "constructor"),
      sticker: fc.constantFrom("lion", "toString"),
    },
    { requiredKeys: ["kind"] },
  ),
  signal: fc.record({
    kind: fc.constantFrom("description", "candidate"),
    type: fc.constantFrom("offer", "answer", "bye"),
    sdp: fc.string(),
  }),
};

test.each(commands)(
  "$name responds to arbitrary bodies without unexpected errors",
  async (command) => {
    const { shape } = command.body._zod.def as unknown as { shape: Record<string, unknown> };
    const fields = Object.fromEntries(
      Object.keys(shape).map((key) => {
        if (key === "partyId") return [key, fc.oneof(fc.constant(partyId), fc.uuid(), junk)];
        const usual = fc.oneof(fc.boolean(), fc.integer(), fc.double(), fc.uuid(), fc.string());
        return [key, fc.oneof(near[key] ?? usual, junk)];
      }),
    );
    const body = fc.oneof(
      { weight: 5, arbitrary: fc.record(fields) },
      { weight: 1, arbitrary: junk },
    );
    await fc.assert(
      fc.asyncProperty(body, async (content) => {
        const answer = await ask(child, command.name, content);
        if (!answer.ok) expect(answer.error.error, JSON.stringify(answer)).not.toBe("INTERNAL");
      }),
      { numRuns: 60 },
    );
    const open = await server.app.db.selectFrom("party").select("ended_at").execute();
    expect(open).toEqual([{ ended_at: null }]);
  },
);
