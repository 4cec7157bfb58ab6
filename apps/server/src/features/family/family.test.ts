import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { features } from "#features.ts";
import { addProfile, openHome, signInAs, subscribe } from "#platform/testing/open-home.ts";
import { openTestServer, type TestServer } from "#platform/testing/open-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer(features, { demo: false });
});
afterAll(() => server[Symbol.asyncDispose]());

type Browse = TestServer["inject"];
type Payload = Record<string, unknown>;

function post(browse: Browse, url: string, payload: Payload = {}) {
  return browse({ method: "POST", url, payload });
}

async function listFamily(browse: Browse) {
  return (await browse("/api/family-profiles")).json();
}

describe("signing in to a profile", () => {
  test("returns the profile and the plan's seat usage", async () => {
    const home = await openHome(server, "duo");
    const { id, username, password } = await addProfile(home, { role: "teen", ageGroup: "teen" });
    const browse = server.openBrowser();
    const answer = await post(browse, "/api/family-profiles/login", { username, password });
    expect(answer.json()).toMatchObject({
      id,
      username,
      role: "teen",
      highestRating: "PG-13",
      subscription: { planName: "Gold Duo", currentUsers: 2, maxUsers: 2 },
    });
    expect((await browse("/api/session")).json()).toMatchObject({
      level: "profilePassword",
      profile: { id },
    });
  });

  test("answers an unknown username and a wrong password alike", async () => {
    const home = await openHome(server);
    const { username } = await addProfile(home);
    const login = (name: string) =>
      post(server.openBrowser(), "/api/family-profiles/login", { username: name, password: "no" });
    const [wrong, unknown] = [await login(username), await login("no such name")];
    expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body]);
    expect(wrong.json()).toEqual({
      error: "NOT_SIGNED_IN",
      message: "Please check your username and password",
    });
  });

  test("requires an active plan, also after the grace period", async () => {
    const home = await openHome(server, "duo");
    const member = await addProfile(home);
    const login = () => post(server.openBrowser(), "/api/family-profiles/login", member);
    for (const [state, daysAgo, status] of [
      ["none", 0, 402],
      ["canceled", 1, 402],
      ["canceled", -1, 200],
      ["past_due", 6, 200],
      ["past_due", 8, 402],
      ["trialing", -1, 200],
    ] as const) {
      await server.app.db
        .updateTable("subscription")
        .set({ state, period_end_at: server.app.now() - daysAgo * 86_400_000 })
        .where("household_id", "=", home.householdId)
        .execute();
      expect((await login()).statusCode, `${state} ${daysAgo}`).toBe(status);
    }
  });

  test("without a seat is refused with the plan's limit, until a parent assigns one", async () => {
    const home = await openHome(server, "family");
    const first = await addProfile(home);
    const second = await addProfile(home);
    await subscribe(server, home.householdId, "duo");
    const login = () => post(server.openBrowser(), "/api/family-profiles/login", second);
    const refused = await login();
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { error: "USER_LIMIT_REACHED", planName: "Gold Duo", currentUsers: 3, maxUsers: 2 },
    ]);
    const seat = (profileIds: string[]) =>
      home.browser({ method: "PUT", url: "/api/household/seats", payload: { profileIds } });
    expect((await seat([home.parentId, first.id, second.id])).statusCode).toBe(409);
    expect((await seat([first.id, second.id])).statusCode).toBe(409);
    expect((await seat([home.parentId, second.id])).statusCode).toBe(200);
    expect((await login()).statusCode).toBe(200);
  });
});

describe("choosing a profile", () => {
  test("needs no password inside the household, and grants no parent rights", async () => {
    const home = await openHome(server);
    const { id } = await addProfile(home, { role: "adult", ageGroup: "adult" });
    expect((await post(home.browser, `/api/family-profiles/${id}/choose`)).statusCode).toBe(200);
    await post(home.browser, `/api/family-profiles/${home.parentId}/choose`);
    expect((await home.browser("/api/session")).json()).toMatchObject({
      level: "profile",
      profile: { role: "parent" },
      email: null,
      confirmedUntil: null,
    });
    const answer = await post(home.browser, "/api/household/code");
    expect(answer.json().error).toBe("CONFIRMATION_REQUIRED");
  });

  test("asks for the profile's PIN and slows down guessing", async () => {
    const home = await openHome(server);
    const { id } = await addProfile(home, { role: "adult", ageGroup: "adult" });
    const url = `/api/family-profiles/${id}/pin`;
    await home.browser({ method: "PUT", url, payload: { pin: "2468" } });
    const choose = (payload: Payload) =>
      post(home.browser, `/api/family-profiles/${id}/choose`, payload);
    expect((await choose({})).json()).toMatchObject({ error: "PIN_REQUIRED", whose: "profile" });
    for (const pin of ["1111", "2222", "3333", "4444", "5555"]) {
      expect((await choose({ pin })).json().error).toBe("PIN_REQUIRED");
    }
    expect((await choose({ pin: "2468" })).json().error).toBe("TOO_MANY_REQUESTS");
    const { now } = server.app;
    try {
      server.app.now = () => now() + 61_000;
      expect((await choose({ pin: "2468" })).statusCode).toBe(200);
    } finally {
      server.app.now = now;
    }
  });

  test("a child leaves its profile by a grown-up's PIN where a grown-up has one", async () => {
    const home = await openHome(server);
    const sibling = await addProfile(home);
    const child = await signInAs(server, await addProfile(home));
    const choose = (payload: Payload = {}) =>
      post(child, `/api/family-profiles/${sibling.id}/choose`, payload);
    const url = `/api/family-profiles/${home.parentId}/pin`;
    await home.browser({ method: "PUT", url, payload: { pin: "1357" } });
    expect((await choose()).json()).toMatchObject({ error: "PIN_REQUIRED", whose: "grown-up" });
    expect((await choose({ pin: "0000" })).json().error).toBe("PIN_REQUIRED");
    expect((await choose({ pin: "1357" })).statusCode).toBe(200);
  });

  test("switches visible titles and progress, and invalidates old media links", async () => {
    const home = await openHome(server);
    const { id } = await addProfile(home);
    const all = (await home.browser("/api/animations")).json();
    const grownUp = all.find(({ rating }: { rating: string }) => rating === "PG").id;
    const url = `/api/titles/${grownUp}/progress`;
    await home.browser({ method: "PUT", url, payload: { positionSeconds: 20 } });
    const before = (await post(home.browser, `/api/titles/${grownUp}/playback`)).json();
    expect((await home.browser(before.manifestUrl)).statusCode).toBe(200);
    await post(home.browser, `/api/family-profiles/${id}/choose`);
    expect((await home.browser(before.manifestUrl)).statusCode).toBe(403);
    expect((await home.browser(`/api/titles/${grownUp}`)).statusCode).toBe(404);
    const ratings = (await home.browser("/api/animations")).json();
    expect(new Set(ratings.map(({ rating }: { rating: string }) => rating))).toEqual(
      new Set(["G"]),
    );
    expect((await home.browser("/api/watching")).json()).toEqual([]);
    const { password } = home;
    await post(home.browser, `/api/family-profiles/${home.parentId}/choose`, { password });
    expect((await home.browser("/api/watching")).json()).toMatchObject([{ id: grownUp }]);
  });
});

describe("changing profiles", () => {
  test("a parent's change reaches the browsers of the profile at once", async () => {
    const home = await openHome(server);
    const member = await addProfile(home, { role: "adult", ageGroup: "adult" });
    const browse = await signInAs(server, member);
    const url = `/api/family-profiles/${member.id}`;
    const payload = { role: "child", displayName: "Small again" };
    await home.browser({ method: "PATCH", url, payload });
    const { profile, highestRating } = (await browse("/api/session")).json();
    expect([profile.displayName, highestRating]).toEqual(["Small again", "G"]);
    await home.browser({ method: "PATCH", url, payload: { password: "a new password" } });
    expect((await browse("/api/session")).json()).toMatchObject({ level: "household" });
    expect((await home.browser({ method: "DELETE", url })).statusCode).toBe(204);
    expect(await listFamily(home.browser)).toHaveLength(1);
  });

  test("rejects fields that a parent may not change", async () => {
    const home = await openHome(server);
    const { id } = await addProfile(home);
    const url = `/api/family-profiles/${id}`;
    for (const payload of [{ householdId: "x" }, { status: "active" }, { hasSeat: true }]) {
      const answer = await home.browser({ method: "PATCH", url, payload });
      expect(answer.statusCode).toBe(400);
    }
  });

  test("a household keeps at least one parent", async () => {
    const home = await openHome(server);
    const url = `/api/family-profiles/${home.parentId}`;
    const change = { method: "PATCH", url, payload: { role: "child" } } as const;
    expect((await home.browser(change)).statusCode).toBe(409);
    expect((await home.browser({ method: "DELETE", url })).statusCode).toBe(409);
  });

  test("anyone can change their own name and avatar, and nothing else", async () => {
    const home = await openHome(server);
    const child = await signInAs(server, await addProfile(home));
    const url = "/api/profile";
    const payload = { displayName: "Captain", avatarUrl: "/api/avatars/owl?width=96" };
    const answer = await child({ method: "PATCH", url, payload });
    expect(answer.json()).toMatchObject({ displayName: "Captain", avatarUrl: "/api/avatars/owl" });
    const more = { role: "parent" };
    expect((await child({ method: "PATCH", url, payload: more })).statusCode).toBe(400);
  });
});
