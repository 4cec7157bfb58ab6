import { presetHouseholdCode } from "@goldmane/contracts/family/limits";
import { demoSignIn } from "@goldmane/contracts/account/limits";
import { livePath } from "@goldmane/contracts/live/limits";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { features } from "#features.ts";
import { openTestServer, type TestServer } from "#platform/testing/open-test-server.ts";
import { sendRaw, websocketHeaders } from "#platform/testing/live/raw-request.ts";

let server: TestServer;
beforeEach(async () => {
  server = await openTestServer(features);
});
afterEach(() => server[Symbol.asyncDispose]());

const own = { "sec-fetch-site": "same-origin" };

/** Requests that don't come directly from this machine. */
const distant: [string, { remoteAddress?: string; headers?: Record<string, string> }][] = [
  ["another machine", { remoteAddress: "192.168.1.5" }],
  ["a proxy", { headers: { "x-forwarded-for": "203.0.113.9" } }],
  ["another proxy", { headers: { via: "1.1 example" } }],
  ["a name that leads here", { headers: { host: "192.168.1.7:8080" } }],
];

describe.each(distant)(
  "in demo mode a visitor by way of %s",
  (_way, { remoteAddress, headers }) => {
    const from = { ...(remoteAddress && { remoteAddress }), headers: { ...own, ...headers } };

    test("is anonymous", async () => {
      expect((await server.inject({ ...from, url: "/api/session" })).json()).toMatchObject({
        level: "device",
        household: null,
        profile: null,
        isOperator: false,
      });
      for (const url of ["/api/admin/households", "/api/admin/outbox", "/api/ingest"]) {
        expect((await server.inject({ ...from, url })).json().error, url).toBe("NOT_ALLOWED");
      }
      expect((await server.inject({ ...from, url: "/api/health" })).json()).toEqual({
        status: "ok",
      });
    });

    test("sees no film restricted to the demo's parent", async () => {
      const list = async (asked: object) => {
        const answer = await server.inject({ ...asked, url: "/api/animations" });
        return answer.json<{ id: string; posterUrl: string }[]>();
      };
      const shown = new Set((await list(from)).map(({ id }) => id));
      const hidden = (await list({})).find(({ id }) => !shown.has(id));
      expect(hidden).toBeDefined();
      const poster = await server.inject({ ...from, url: hidden?.posterUrl ?? "" });
      expect(poster.statusCode).toBe(404);
    });

    test("stays anonymous with a session", async () => {
      const [film] = (await server.inject({ ...from, url: "/api/animations" })).json();
      const watched = { positionSeconds: 20, durationSeconds: 80 };
      const url = `/api/titles/${film.id}/progress`;
      const answer = await server.inject({ ...from, method: "PUT", url, payload: watched });
      expect(answer.statusCode, answer.body).toBeLessThan(300);
      const sessions = server.app.db
        .selectFrom("browser_session")
        .select(["level", "household_id"]);
      expect(await sessions.execute()).toEqual([{ level: "device", household_id: null }]);
    });

    test("is no operator, even when signed in with the demo's password", async () => {
      const browse = server.openBrowser();
      const { username, password } = demoSignIn;
      const signIn = { method: "POST", url: "/api/family-profiles/login" } as const;
      const answer = await browse({ ...from, ...signIn, payload: { username, password } });
      expect(answer.statusCode, answer.body).toBe(200);
      const session = (await browse({ ...from, url: "/api/session" })).json();
      expect(session).toMatchObject({ household: { name: "The Gold Family" }, isOperator: false });
      const refused = await browse({ ...from, url: "/api/admin/outbox" });
      expect([refused.statusCode, refused.json().error]).toEqual([403, "NOT_ALLOWED"]);
    });
  },
);

test("in demo mode a live connection is opened for this machine, and not through a proxy", async () => {
  const url = await server.http.listen({ host: "127.0.0.1", port: 0 });
  const path = `${livePath}/?EIO=4&transport=websocket`;
  const open = (headers: object) =>
    sendRaw(url, { path, headers: { ...websocketHeaders, host: "localhost", ...headers } });
  expect((await open({})).status).toBe(101);
  const refused = await open({ "x-forwarded-for": "203.0.113.9" });
  expect([refused.status, JSON.parse(refused.body).error]).toEqual([401, "NOT_SIGNED_IN"]);
});

describe("the demo's family on a new server", () => {
  const get = async (url: string) => (await server.inject(url)).json();

  test("is watched by Marigold, with one seat left on Gold Family", async () => {
    expect(await get("/api/session")).toMatchObject({ profile: { displayName: "Marigold" } });
    const { id } = await get("/api/household");
    const access = await get(`/api/subscription/access?householdId=${id}`);
    expect(access).toMatchObject({ planName: "Gold Family", currentUsers: 4, maxUsers: 5 });
  });

  test("has a history on every panel", async () => {
    const { items, watched, streak } = await get("/api/watchlist");
    expect([items.length, watched.length, streak.days.length]).toEqual([3, 6, 6]);
    expect(watched[0]).toMatchObject({ id: "the-sock-rocket" });
    expect(await get("/api/watching")).toHaveLength(2);
    const { requests } = await get("/api/approval-requests");
    expect(requests).toMatchObject([
      { status: "waiting", profile: { displayName: "Pip" }, title: { rating: "PG" } },
    ]);
    const { scheduledParties } = await get("/api/scheduled-parties");
    expect(scheduledParties).toMatchObject([
      { name: "Friday movie night", guests: [{ displayName: "Theo", answer: "coming" }, {}, {}] },
    ]);
    const { children } = await get("/api/reports/week");
    expect(children.map(({ profile }: { profile: object }) => profile)).toMatchObject([
      { displayName: "June" },
      { displayName: "Pip" },
    ]);
    const achievements: { earnedAt: number | null }[] = await get("/api/achievements");
    const earned = achievements.filter(({ earnedAt }) => earnedAt !== null);
    expect(earned.length).toBeGreaterThan(3);
  });

  test("limits its children", async () => {
    const browse = server.openBrowser();
    const sign = { method: "POST", url: "/api/family-profiles/login" } as const;
    const { password } = demoSignIn;
    await browse({ ...sign, payload: { username: "pip", password } });
    const limits = (await browse("/api/controls")).json();
    expect(limits).toMatchObject({ highestRating: "G", timeLeft: expect.any(Object) });
    const title = await browse("/api/titles/captain-minnow-and-the-long-ice");
    expect(title.statusCode).toBe(404);
  });
});

describe("once the demo's parent has a PIN", () => {
  beforeEach(async () => {
    // The visitor is cached as the parent; setting the PIN has to invalidate that.
    await server.inject("/api/session");
    const browse = server.openBrowser();
    const { username, password } = demoSignIn;
    const signIn = { method: "POST", url: "/api/family-profiles/login" } as const;
    const { id } = (await browse({ ...signIn, payload: { username, password } })).json();
    const setPin = { method: "PUT", url: `/api/family-profiles/${id}/pin` } as const;
    await browse({ ...setPin, payload: { pin: "4821" } });
  });

  test("a new browser starts at the profile picker", async () => {
    const asked = { level: "household", profile: null, isOperator: false };
    expect((await server.inject("/api/session")).json()).toMatchObject(asked);
    const admin = await server.inject("/api/admin/households");
    expect(admin.json().error).toBe("NOT_ALLOWED");
    const family = (await server.inject("/api/family-profiles")).json();
    expect(family).toMatchObject([
      { displayName: "Marigold", hasPin: true },
      { displayName: "Theo" },
      { displayName: "June" },
      { displayName: "Pip" },
    ]);
  });

  test("the parent's profile requires the PIN", async () => {
    const browse = server.openBrowser();
    const [{ id }] = (await browse("/api/family-profiles")).json();
    const choose = (payload: object) =>
      browse({ method: "POST", url: `/api/family-profiles/${id}/choose`, payload });
    expect((await choose({})).json().error).toBe("PIN_REQUIRED");
    expect((await browse("/api/session")).json()).toMatchObject({ profile: null });
    expect((await choose({ pin: "4821" })).statusCode).toBe(200);
    expect((await browse("/api/session")).json().profile).toMatchObject({ id });
  });

  test("the other parent's profile requires a password, a child's nothing", async () => {
    const browse = server.openBrowser();
    const family = (await browse("/api/family-profiles")).json<
      { id: string; username: string }[]
    >();
    const choose = async (username: string, payload: object = {}) => {
      const { id } = family.find((one) => one.username === username) ?? {};
      const url = `/api/family-profiles/${id}/choose`;
      return await browse({ method: "POST", url, payload });
    };
    expect((await choose("theo")).json().error).toBe("PASSWORD_REQUIRED");
    expect((await choose("pip")).statusCode).toBe(200);
    expect((await choose("theo")).json().error).toBe("PASSWORD_REQUIRED");
    expect((await choose("theo", { password: demoSignIn.password })).statusCode).toBe(200);
  });

  test("a new browser cannot add a parent by the household code", async () => {
    const browse = server.openBrowser();
    const names = { name: "Ida", displayName: "Ida", username: "ida", password: "a wooden owl" };
    const payload = { ...names, role: "parent", ageGroup: "adult" };
    const answer = await browse({
      method: "POST",
      url: "/api/family-profiles",
      payload: { ...payload, householdCode: presetHouseholdCode },
    });
    expect(answer.json()).toMatchObject({ role: "parent", status: "waiting" });
    expect((await browse("/api/session")).json()).toMatchObject({ profile: null });
  });
});
