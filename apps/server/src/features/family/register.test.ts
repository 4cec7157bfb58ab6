import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { features } from "#features.ts";
import { addProfile, openHome, signInAs } from "#platform/testing/open-home.ts";
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

let names = 0;
function newProfile(facts: Payload = {}): Payload {
  names += 1;
  const name = `Newcomer ${names}`;
  const secret = { username: `newcomer${names}`, password: "long enough" };
  return { name, displayName: name, ...secret, role: "child", ageGroup: "child", ...facts };
}

async function listFamily(browse: Browse) {
  return (await browse("/api/family-profiles")).json();
}

async function makeCode(browse: Browse): Promise<string> {
  return (await post(browse, "/api/household/code")).json().code;
}

describe("before a browser belongs to a household", () => {
  test("it sees no profiles, no household and no plan", async () => {
    const browse = server.openBrowser();
    expect(await listFamily(browse)).toEqual([]);
    expect((await browse("/api/household")).statusCode).toBe(401);
    expect((await browse("/api/subscription/access")).json()).toEqual({
      hasAccess: false,
      currentUsers: 0,
      maxUsers: 0,
      planName: null,
    });
  });

  test("visitors can browse and watch trailers, and whole films require signing in", async () => {
    const browse = server.openBrowser();
    const [{ id }] = (await browse("/api/animations")).json();
    const film = await post(browse, `/api/titles/${id}/playback`);
    expect([film.statusCode, film.json().error]).toEqual([401, "NOT_SIGNED_IN"]);
    const start = await browse(`/media/titles/${id}/film/start`);
    expect(start.statusCode).not.toBe(200);
  });
});

describe("a household", () => {
  test("is shown to its members with its plan's limits", async () => {
    const home = await openHome(server, "duo");
    const { id, maxProfiles } = (await home.browser("/api/household")).json();
    expect([id, maxProfiles]).toEqual([home.householdId, 10]);
    expect((await home.browser("/api/subscription/access")).json()).toEqual({
      hasAccess: true,
      currentUsers: 1,
      maxUsers: 2,
      planName: "Gold Duo",
    });
  });

  test("never exposes passwords, PINs, codes or e-mail addresses", async () => {
    const home = await openHome(server);
    const child = await signInAs(server, await addProfile(home));
    const body = (await child("/api/family-profiles")).body;
    expect(body).not.toMatch(/hash|argon2|@example|password|"pin"/i);
    expect((await child("/api/session")).json().email).toBeNull();
  });
});

describe("registering a profile", () => {
  test("uses the defaults of SPEC, and is active at once when a parent adds it", async () => {
    const home = await openHome(server);
    const { role: _role, ageGroup: _ageGroup, ...facts } = newProfile();
    const answer = await post(home.browser, "/api/family-profiles", facts);
    expect(answer.json()).toMatchObject({
      role: "child",
      ageGroup: "child",
      avatarUrl: "/api/avatars/lion",
      status: "active",
      highestRating: "G",
    });
    expect(answer.json()).not.toHaveProperty("password");
  });

  test("by an anonymous visitor with the code waits for a parent's approval", async () => {
    const home = await openHome(server);
    const householdCode = await makeCode(home.browser);
    const anonymous = server.openBrowser();
    const facts = newProfile({ householdCode: ` ${householdCode.toLowerCase()} `, role: "parent" });
    const { id, status } = (await post(anonymous, "/api/family-profiles", facts)).json();
    expect(status).toBe("waiting");
    expect(await listFamily(anonymous)).toEqual([]);
    const early = await post(anonymous, "/api/family-profiles/login", facts);
    expect([early.statusCode, early.json().error]).toEqual([403, "NOT_ALLOWED"]);
    const called = async () =>
      (await home.browser("/api/approval-requests")).json().pendingProfiles;
    expect(await called()).toEqual([
      { id, displayName: facts["displayName"], avatarUrl: "/api/avatars/lion" },
    ]);
    expect((await post(home.browser, `/api/family-profiles/${id}/approve`)).statusCode).toBe(200);
    expect(await called()).toEqual([]);
    expect((await post(anonymous, "/api/family-profiles/login", facts)).statusCode).toBe(200);
    expect(await listFamily(anonymous)).toHaveLength(2);
  });

  test("from an unproved parent tile waits as well", async () => {
    const home = await openHome(server);
    const ada = await addProfile(home, { role: "adult", ageGroup: "adult" });
    const adult = await signInAs(server, ada);
    await post(adult, `/api/family-profiles/${home.parentId}/choose`);
    const { status } = (await post(adult, "/api/family-profiles", newProfile())).json();
    expect(status).toBe("waiting");
  });

  test("requires a valid household code", async () => {
    const home = await openHome(server);
    const householdCode = await makeCode(home.browser);
    expect((await home.browser("/api/household/code")).json()).toEqual({ isOut: true });
    await home.browser({ method: "DELETE", url: "/api/household/code" });
    expect((await home.browser("/api/household/code")).json()).toEqual({ isOut: false });
    for (const code of [householdCode, "GOLD-2026", "%", "_".repeat(14)]) {
      const facts = newProfile({ householdCode: code });
      const answer = await post(server.openBrowser(), "/api/family-profiles", facts);
      expect([answer.statusCode, answer.json().error]).toEqual([403, "NOT_ALLOWED"]);
    }
    const none = await post(server.openBrowser(), "/api/family-profiles", newProfile());
    expect([none.statusCode, none.json().error]).toEqual([401, "NOT_SIGNED_IN"]);
  });

  test("ignores household, plan, seat and state in the body", async () => {
    const home = await openHome(server);
    const other = await openHome(server);
    const extra = {
      householdId: other.householdId,
      household_id: other.householdId,
      plan: "pride",
    };
    const facts = newProfile({ ...extra, hasSeat: false, status: "waiting", highestRating: "R" });
    const answer = await post(home.browser, "/api/family-profiles", facts);
    expect(answer.json()).toMatchObject({ status: "active", hasSeat: true, highestRating: "G" });
    expect(await listFamily(other.browser)).toHaveLength(1);
  });

  test("beyond the plan's limit is refused with that limit", async () => {
    const home = await openHome(server, "duo");
    await addProfile(home);
    const answer = await post(home.browser, "/api/family-profiles", newProfile());
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      {
        error: "USER_LIMIT_REACHED",
        message: "Gold Duo is for 2 users, and all of its seats are taken.",
        planName: "Gold Duo",
        currentUsers: 2,
        maxUsers: 2,
      },
    ]);
  });

  test("fifty concurrent sign-ups for two seats create two profiles", async () => {
    const home = await openHome(server, "duo");
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => post(home.browser, "/api/family-profiles", newProfile())),
    );
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.filter((code) => code === 409)).toHaveLength(49);
    expect(await listFamily(home.browser)).toHaveLength(2);
  });

  test("requires a plan", async () => {
    const home = await openHome(server, null);
    const answer = await post(home.browser, "/api/family-profiles", newProfile());
    expect([answer.statusCode, answer.json().error]).toEqual([402, "SUBSCRIPTION_REQUIRED"]);
  });

  test("a username is unique across households, regardless of case", async () => {
    const home = await openHome(server, "pride");
    const other = await openHome(server, "pride");
    const taken = ["Zoë Straße", "ΟΔΥΣΣΕΥΣ", "михаил", "山田"];
    for (const username of taken) {
      const answer = await post(home.browser, "/api/family-profiles", newProfile({ username }));
      expect(answer.statusCode, answer.body).toBe(200);
    }
    for (const username of ["ZOE\u0308 STRASSE", "οδυσσευς", "МИХАИЛ", "山田 "]) {
      const answer = await post(other.browser, "/api/family-profiles", newProfile({ username }));
      expect([answer.statusCode, answer.json().error], username).toEqual([409, "CONFLICT"]);
    }
  });

  test("names with SQL in them are stored as text", async () => {
    const home = await openHome(server, "pride");
    const odd = ["%", "_", "'; drop table profile; --", "🦁", "<b>bold</b>"];
    for (const name of odd) {
      const facts = newProfile({ name: `${name}1`, displayName: `${name}1` });
      const answer = await post(home.browser, "/api/family-profiles", facts);
      expect([answer.statusCode, answer.json().displayName]).toEqual([200, `${name}1`]);
    }
    const wild = { username: "newcomer_", password: "long enough" };
    expect((await post(home.browser, "/api/family-profiles/login", wild)).statusCode).toBe(401);
  });

  test.each([
    { name: "" },
    { name: "   " },
    { name: "a\u202eb" },
    { username: "a\u0000b" },
    { username: "<script>" },
    { password: "short" },
    { password: "x".repeat(257) },
    { role: "operator" },
    { ageGroup: "baby" },
    { avatarUrl: "https://evil.example/a.png" },
    { avatarUrl: "/api/avatars/../session" },
  ])("refuses what cannot be: %j", async (facts) => {
    const home = await openHome(server);
    const answer = await post(home.browser, "/api/family-profiles", newProfile(facts));
    expect([answer.statusCode, answer.json().error]).toEqual([400, "INVALID_INPUT"]);
    expect(await listFamily(home.browser)).toHaveLength(1);
  });
});

describe("the demo household", () => {
  test("accepts one more profile by its code, and none beyond its plan", async () => {
    await using demo = await openTestServer(features);
    const browse = demo.openBrowser();
    const facts = newProfile({ householdCode: "GOLD-2026" });
    const fifth = await post(browse, "/api/family-profiles", facts);
    expect(fifth.json()).toMatchObject({ status: "active" });
    const sixth = await post(
      browse,
      "/api/family-profiles",
      newProfile({ householdCode: "GOLD-2026" }),
    );
    expect(sixth.json()).toMatchObject({
      error: "USER_LIMIT_REACHED",
      planName: "Gold Family",
      currentUsers: 5,
      maxUsers: 5,
    });
    const signedIn = await post(browse, "/api/family-profiles/login", facts);
    expect(signedIn.statusCode).toBe(200);
  });
});
