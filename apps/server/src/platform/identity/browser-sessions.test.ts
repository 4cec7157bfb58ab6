import type { SessionViewer } from "#platform/app.ts";
import { endpoint } from "@goldmane/contracts/endpoint";
import { AppError } from "@goldmane/contracts/errors";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import type { Feature } from "#platform/feature.ts";
import { openTestApp, type TestApp } from "#platform/testing/open-test-app.ts";
import { openTestServer, type TestServer } from "#platform/testing/open-test-server.ts";
import { BrowserSessions, deleteExpiredSessions } from "./browser-sessions.ts";
import { handle } from "#platform/http/handler.ts";

const who = z.object({ id: z.nullable(z.string()) });
const read = endpoint("GET", "/api/me", { access: "anyone", summary: "Who I am", reply: who });
const write = endpoint("POST", "/api/me", { access: "anyone", summary: "Remember me", reply: who });
const refuse = endpoint("DELETE", "/api/me", { access: "anyone", summary: "Refuse" });

const feature: Feature = {
  name: "me",
  routes: [
    handle(read, async ({ viewer }) => ({ id: viewer.sessionId })),
    handle(write, async ({ viewer }) => ({ id: viewer.sessionId })),
    handle(refuse, async () => {
      throw new AppError("NOT_FOUND", "No.");
    }),
  ],
};

const post = { method: "POST", url: "/api/me" } as const;

function listSessions({ db }: TestApp) {
  return db.selectFrom("browser_session").selectAll().execute();
}

async function using<T>(run: (server: TestServer) => Promise<T>): Promise<T> {
  await using server = await openTestServer([feature]);
  return await run(server);
}

test("reads create no session", () =>
  using(async (server) => {
    const answer = await server.inject("/api/me");
    expect([answer.json(), answer.cookies]).toEqual([{ id: "demo-visitor" }, []]);
    expect(await listSessions(server.app)).toEqual([]);
  }));

test("a mutation creates a session with an HttpOnly cookie", () =>
  using(async (server) => {
    const browse = server.openBrowser();
    const first = await browse(post);
    const { id } = first.json();
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(first.cookies).toEqual([
      {
        name: "gm_n",
        value: expect.stringMatching(/^[\w-]{43}$/),
        path: "/",
        httpOnly: true,
        sameSite: "Lax",
        maxAge: 180 * 86_400,
      },
    ]);
    expect((await browse("/api/me")).json()).toEqual({ id });
    const again = await browse(post);
    expect([again.json(), again.cookies]).toEqual([{ id }, []]);
    expect((await server.inject(post)).json().id).not.toBe(id);
  }));

test("the database stores no usable token", () =>
  using(async (server) => {
    const [cookie] = (await server.inject(post)).cookies;
    const stored = JSON.stringify(await listSessions(server.app));
    expect(stored).not.toContain(cookie?.value);
  }));

test("a failed call creates no session", () =>
  using(async (server) => {
    const answer = await server.inject({ method: "DELETE", url: "/api/me" });
    expect([answer.statusCode, answer.cookies]).toEqual([404, []]);
    expect(await listSessions(server.app)).toEqual([]);
  }));

test("an unknown cookie is anonymous", () =>
  using(async (server) => {
    for (const cookie of [
      "gm_s=forged",
      "gm_n=forged",
      "gm_s=",
      "gm_s",
      "other=1; gm_s=x",
      ";;;=",
    ]) {
      const answer = await server.inject({ url: "/api/me", headers: { cookie } });
      expect([answer.statusCode, answer.json()]).toEqual([200, { id: "demo-visitor" }]);
    }
  }));

test("over https the cookie is bound to this host and to https", async () => {
  const publicUrl = new URL("https://films.example.org/");
  await using plain = await openTestApp();
  const http = { ...plain.config.http, publicUrl };
  await using server = await openTestServer([feature], { http });
  const [cookie] = (await server.inject(post)).cookies;
  expect(cookie).toMatchObject({ name: "__Host-gm_n", secure: true, path: "/" });
  expect(cookie?.domain).toBeUndefined();
});

const minute = 60_000;
const day = 24 * 60 * minute;
let app: TestApp;
let now = 0;
beforeEach(async () => {
  app = await openTestApp();
  now = 1_800_000_000_000;
});
afterEach(() => app[Symbol.asyncDispose]());

/** A separate node with its own cache. */
function openSessions(db = app.db): BrowserSessions {
  return new BrowserSessions({ db, now: () => now, transport: "http", config: app.config });
}

const traits = { userAgent: "Test", addressPrefix: "127.0.0.0/24" };
const from = { traits, isDirect: true };
const directly = () => true;

async function startSession(): Promise<{ id: string; cookie: string }> {
  const { viewer, setCookie } = await openSessions().start(traits, from);
  return { id: viewer.sessionId, cookie: toCookie(setCookie) };
}

function toCookie(setCookie: string): string {
  return setCookie.split(";", 1)[0] ?? "";
}

async function findId(cookie: string, sessions = openSessions()): Promise<string | null> {
  return (await sessions.find(cookie)).sessionId;
}

async function findSession(sessions: BrowserSessions, cookie: string): Promise<SessionViewer> {
  const viewer = await sessions.find(cookie);
  if (viewer.kind === "anonymous") throw new Error("There is no such session.");
  return viewer;
}

test("a session in use lives for half a year at most", async () => {
  const { id, cookie } = await startSession();
  for (let days = 0; days < 180; days += 20) {
    expect(await findId(cookie)).toBe(id);
    now += 20 * day;
  }
  now += 1;
  expect(await findId(cookie)).toBeNull();
});

test("a session unused for a month expires and its row is deleted", async () => {
  const { cookie } = await startSession();
  now += 30 * day + 1;
  expect(await findId(cookie)).toBeNull();
  await deleteExpiredSessions({ db: app.db, now: () => now });
  expect(await listSessions(app)).toEqual([]);
});

test("last-seen is written every five minutes at most", async () => {
  const { cookie } = await startSession();
  const start = now;
  const seen = async () => (await listSessions(app))[0]?.last_seen_at;
  now += 4 * minute;
  await openSessions().find(cookie);
  expect(await seen()).toBe(start);
  now += 2 * minute;
  await openSessions().find(cookie);
  expect(await seen()).toBe(start + 6 * minute);
});

test("a busy browser costs one database read per 30 s", async () => {
  const { id, cookie } = await startSession();
  const sessions = openSessions();
  const look = vi.spyOn(app.db, "selectFrom");
  for (let second = 0; second < 29; second += 1) {
    expect(await findId(cookie, sessions)).toBe(id);
    now += 1000;
  }
  const looks = look.mock.calls.filter(([table]) => table === "browser_session as session");
  expect(looks).toHaveLength(1);
});

test("a session ended by another node is over within 30 s", async () => {
  const { id, cookie } = await startSession();
  const sessions = openSessions();
  expect(await findId(cookie, sessions)).toBe(id);
  await openSessions().forget(id);
  now += 30_000;
  expect(await findId(cookie, sessions)).toBeNull();
});

const signedOutIdentity = {
  level: "device",
  householdId: null,
  profileId: null,
  accountId: null,
  confirmedAt: null,
} as const;

test("changing a browser's identity rotates its token", async () => {
  const { id, cookie } = await startSession();
  const sessions = openSessions();
  const before = await findSession(sessions, cookie);
  const changed = await sessions.change(before, signedOutIdentity, from);
  const after = toCookie(changed?.setCookie ?? "");
  expect(after).not.toBe(cookie);
  expect(await findId(cookie, sessions)).toBeNull();
  expect(await sessions.find(after)).toMatchObject({ level: "device", householdId: null });
  expect(await findId(after, sessions)).not.toBe(id);
});

test("a concurrent change does not revive an ended session", async () => {
  const { id, cookie } = await startSession();
  const sessions = openSessions();
  const before = await findSession(sessions, cookie);
  await openSessions().forget(id);
  expect(await sessions.change(before, signedOutIdentity, from)).toBeNull();
  expect(await listSessions(app)).toEqual([]);
});

test("in demo mode a visitor from this machine is the demo's parent; otherwise anonymous", async () => {
  expect(await openSessions().find(undefined, directly)).toMatchObject({
    kind: "demo-visitor",
    level: "profile",
    profile: { role: "parent", displayName: "Marigold" },
    highestRating: "R",
    isOperator: true,
    isDemo: true,
  });
  const config = { demo: false, operatorEmailKey: null };
  const elsewhere = new BrowserSessions({ db: app.db, now: () => now, transport: "http", config });
  expect(await elsewhere.find(undefined, directly)).toMatchObject({
    level: "device",
    householdId: null,
    profile: null,
    highestRating: "PG",
    isOperator: false,
  });
  const { cookie } = await startSession();
  expect((await openSessions().find(cookie)).isDemo).toBe(true);
  expect(await elsewhere.find(cookie, directly)).toMatchObject({
    householdId: null,
    isOperator: false,
  });
});

test("in demo mode a visitor from another machine is anonymous, also with a session", async () => {
  const sessions = openSessions();
  expect(await sessions.find(undefined)).toMatchObject({ householdId: null, isOperator: false });
  const { viewer } = await sessions.start(traits);
  expect(viewer).toMatchObject({ level: "device", householdId: null, profile: null });
});

test("the demo's parent is an operator on this machine only", async () => {
  const { cookie } = await startSession();
  const sessions = openSessions();
  expect(await sessions.find(cookie, directly)).toMatchObject({ isOperator: true });
  const distant = await findSession(sessions, cookie);
  expect(distant).toMatchObject({ profile: { displayName: "Marigold" }, isOperator: false });
  const marigold = {
    ...signedOutIdentity,
    level: "profile",
    householdId: distant.householdId,
  } as const;
  const profileId = distant.profile?.id ?? "";
  const changed = await sessions.change(
    distant,
    { ...marigold, profileId },
    { traits, isDirect: false },
  );
  expect(changed?.viewer).toMatchObject({ profile: { id: profileId }, isOperator: false });
});

test("of two concurrent changes the browser keeps the one that succeeded", async () => {
  const { cookie } = await startSession();
  const sessions = openSessions();
  const before = await findSession(sessions, cookie);
  const changes = await Promise.all([
    sessions.change(before, signedOutIdentity, from),
    sessions.change(before, signedOutIdentity, from),
  ]);
  const made = changes.filter((change) => change !== null);
  expect(made).toHaveLength(1);
  expect(await findId(toCookie(made[0]?.setCookie ?? ""), sessions)).toBe(
    made[0]?.viewer.sessionId,
  );
});

test("a call in flight during a change does not replace the new session", async () => {
  const { cookie } = await startSession();
  const sessions = openSessions();
  await sessions.change(await findSession(sessions, cookie), signedOutIdentity, from);
  await expect(sessions.start(traits, { cookies: cookie })).rejects.toThrow(
    "Someone else signed in",
  );
  now += 61_000;
  expect((await sessions.start(traits, { cookies: cookie })).viewer.sessionId).not.toBeNull();
});

test("a call in flight during a change is not attributed to the old identity", async () => {
  const { id, cookie: anonymous } = await startSession();
  const sessions = openSessions();
  const first = await startSession();
  const entered = await sessions.change(
    await findSession(sessions, first.cookie),
    signedOutIdentity,
    from,
  );
  const known = toCookie(entered?.setCookie ?? "");
  const both = `${anonymous}; ${known}`;
  const before = await findSession(sessions, both);
  expect(before.sessionId).toBe(entered?.viewer.sessionId);
  await sessions.change(before, signedOutIdentity, from);
  expect(await findId(both, sessions)).toBeNull();
  await expect(sessions.start(traits, { cookies: both })).rejects.toThrow("Someone else signed in");
  now += 91_000;
  expect(await findId(both, sessions)).toBe(id);
});
