import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { features } from "#features.ts";
import {
  addProfile,
  type Home,
  openHome,
  signInAs,
  subscribe,
} from "#platform/testing/open-home.ts";
import {
  openTestServer,
  type TestBrowser,
  type TestServer,
} from "#platform/testing/open-test-server.ts";

let server: TestServer;
let waitedMs = 0;
beforeAll(async () => {
  server = await openTestServer(features, { demo: false });
  const openedAt = server.app.now();
  server.app.now = () => openedAt + waitedMs;
});
afterAll(() => server[Symbol.asyncDispose]());

async function setPin(home: Home, id: string, pin: string) {
  const url = `/api/family-profiles/${id}/pin`;
  const payload = { password: home.password };
  await home.browser({ method: "POST", url: "/api/account/confirm", payload });
  const answer = await home.browser({ method: "PUT", url, payload: { pin } });
  expect(answer.statusCode, answer.body).toBe(200);
}

function choose(browser: TestBrowser, id: string, payload: Record<string, unknown> = {}) {
  return browser({ method: "POST", url: `/api/family-profiles/${id}/choose`, payload });
}

/** The role that a choice resulted in, or the error. */
async function outcomeOf(...call: Parameters<typeof choose>): Promise<string> {
  const { error, role } = (await choose(...call)).json();
  return error ?? role;
}

/** Enters wrong PINs, waiting out the delay before each. */
async function miss(browser: TestBrowser, id: string, times: number) {
  for (let done = 0; done < times; done += 1) {
    waitedMs += 61_000;
    expect(await outcomeOf(browser, id, { pin: "0000" })).toBe("PIN_REQUIRED");
  }
}

/** A parent with the PIN 1357 and two children with PINs of their own. */
async function openFamily() {
  const home = await openHome(server);
  const mia = await addProfile(home);
  const tom = await addProfile(home);
  await setPin(home, home.parentId, "1357");
  await setPin(home, mia.id, "1111");
  await setPin(home, tom.id, "2222");
  const child = await signInAs(server, mia);
  return { home, mia, tom, child };
}

describe("guessing a grown-up's PIN", () => {
  test("is not reset by a child's own PIN, whichever profile it opens", async () => {
    const { home, mia, tom, child } = await openFamily();
    for (let round = 0; round < 5; round += 1) {
      await miss(child, tom.id, 1);
      expect(await outcomeOf(child, tom.id, { pin: "2222" })).toBe("child");
      await miss(child, mia.id, 1);
      expect(await outcomeOf(child, mia.id, { pin: "1111" })).toBe("child");
    }
    waitedMs += 61_000;
    expect(await outcomeOf(child, home.parentId, { pin: "1357" })).toBe("PASSWORD_REQUIRED");
    // A child's own PIN still opens its profile.
    expect(await outcomeOf(child, tom.id, { pin: "2222" })).toBe("child");
  });

  test("is not reset by another grown-up's own PIN", async () => {
    const { home, child } = await openFamily();
    const ada = await addProfile(home, { role: "adult", ageGroup: "adult" });
    await setPin(home, ada.id, "8642");
    await miss(child, home.parentId, 9);
    await miss(child, ada.id, 1);
    waitedMs += 15 * 60_000;
    await miss(child, home.parentId, 9);
    waitedMs += 61_000;
    expect(await outcomeOf(child, ada.id, { pin: "8642" })).toBe("adult");
    await miss(child, home.parentId, 1);
    waitedMs += 61_000;
    expect((await choose(child, home.parentId, { pin: "1357" })).json()).toMatchObject({
      error: "PASSWORD_REQUIRED",
      reason: "locked",
    });
  });

  test("locks PINs and outside links for fifteen minutes after ten misses", async () => {
    const { home, child } = await openFamily();
    await miss(child, home.parentId, 10);
    const locked = await choose(child, home.parentId, { pin: "1357" });
    expect([locked.statusCode, locked.json()]).toMatchObject([
      403,
      { error: "PASSWORD_REQUIRED", reason: "locked", retryAfterSeconds: 900 },
    ]);
    const payload = { kind: "link", id: "1", pin: "1357" };
    const open = () => child({ method: "POST", url: "/api/directory/open", payload });
    expect((await open()).json().error).toBe("PASSWORD_REQUIRED");
    waitedMs += 15 * 60_000;
    expect((await open()).statusCode).toBe(200);
    expect(await outcomeOf(child, home.parentId, { pin: "1357" })).toBe("parent");
  });

  test("gains nothing by concurrent guesses", async () => {
    const { home, tom, child } = await openFamily();
    const guesses = Array.from({ length: 20 }, (_, place) => {
      const id = place % 2 === 0 ? home.parentId : tom.id;
      return outcomeOf(child, id, { pin: "0000" });
    });
    const seen = (await Promise.all(guesses)).filter((outcome) => outcome === "PIN_REQUIRED");
    expect(seen.length).toBeLessThanOrEqual(5);
  });
});

describe("while PINs are locked", () => {
  test("the profile's own password opens it, and the account's also ends the lock", async () => {
    const { home, mia, child } = await openFamily();
    const ada = await addProfile(home, { role: "adult", ageGroup: "adult" });
    await setPin(home, ada.id, "8642");
    await miss(child, home.parentId, 10);
    expect(await outcomeOf(child, ada.id, { password: "not this one" })).toBe("PASSWORD_REQUIRED");
    expect(await outcomeOf(child, ada.id, { password: ada.password })).toBe("adult");
    expect(await outcomeOf(child, home.parentId, { pin: "1357" })).toBe("PASSWORD_REQUIRED");
    expect(await outcomeOf(child, mia.id, { pin: "1111" })).toBe("child");
    expect(await outcomeOf(child, home.parentId, { password: home.password })).toBe("parent");
    expect((await child("/api/session")).json()).toMatchObject({ level: "profilePassword" });
    expect(await outcomeOf(child, mia.id, { pin: "1111" })).toBe("child");
    expect(await outcomeOf(child, home.parentId, { pin: "1357" })).toBe("parent");
  });

  test("parents get one notification and one e-mail per lock", async () => {
    const { home, child } = await openFamily();
    const told = async (browser: TestBrowser) => {
      const news: { id: string }[] = (await browser("/api/notifications")).json();
      return news.filter(({ id }) => id.startsWith("pins-locked-")).length;
    };
    const mailed = async () => {
      const jobs = await server.app.db
        .selectFrom("job")
        .select("payload")
        .where("kind", "=", "owner-notice")
        .execute();
      return jobs.filter(({ payload }) => payload.includes(home.householdId)).length;
    };
    await miss(child, home.parentId, 9);
    expect([await told(home.browser), await mailed()]).toEqual([0, 0]);
    await miss(child, home.parentId, 1);
    waitedMs += 61_000;
    await choose(child, home.parentId, { pin: "0000" });
    expect([await told(home.browser), await mailed()]).toEqual([1, 1]);
    expect(await told(child)).toBe(0);
    waitedMs += 15 * 60_000;
    await miss(child, home.parentId, 10);
    expect([await told(home.browser), await mailed()]).toEqual([2, 2]);
  });
});

describe("a grown-up's profile without a PIN", () => {
  test.each(["child", "teen"])("opens from a %s's with a password only", async (role) => {
    const home = await openHome(server);
    const young = await signInAs(server, await addProfile(home, { role, ageGroup: role }));
    expect((await choose(young, home.parentId)).json()).toMatchObject({
      error: "PASSWORD_REQUIRED",
      reason: "no-pin",
    });
    expect(await outcomeOf(young, home.parentId, { pin: "0000" })).toBe("PASSWORD_REQUIRED");
    expect(await outcomeOf(young, home.parentId, { password: "not this one" })).toBe(
      "PASSWORD_REQUIRED",
    );
    expect(await outcomeOf(young, home.parentId, { password: home.password })).toBe("parent");
  });

  test("opens without a password for grown-ups", async () => {
    const home = await openHome(server);
    const ada = await addProfile(home, { role: "adult", ageGroup: "adult" });
    expect(await outcomeOf(home.browser, ada.id)).toBe("adult");
    expect(await outcomeOf(home.browser, home.parentId)).toBe("parent");
  });

  test("asks for a password after a child left its profile, until one is entered", async () => {
    const home = await openHome(server);
    const mia = await addProfile(home);
    const child = await signInAs(server, mia);
    // A new password sends every browser of the profile back to the profile picker.
    const url = `/api/family-profiles/${mia.id}`;
    const payload = { password: "another long secret" };
    expect((await home.browser({ method: "PATCH", url, payload })).statusCode).toBe(200);
    expect((await child("/api/session")).json()).toMatchObject({ level: "household" });
    expect(await outcomeOf(child, home.parentId)).toBe("PASSWORD_REQUIRED");
    expect(await outcomeOf(child, mia.id)).toBe("child");
    expect(await outcomeOf(child, home.parentId, { password: home.password })).toBe("parent");
    const ada = await addProfile(home, { role: "adult", ageGroup: "adult" });
    expect(await outcomeOf(child, ada.id)).toBe("adult");
    expect(await outcomeOf(child, home.parentId)).toBe("parent");
  });
});

test("signing out of a child's profile in the demo does not open a grown-up's", async () => {
  await using demo = await openTestServer(features, { demo: true });
  const browser = demo.openBrowser();
  const { id: parentId } = (await browser("/api/family-profiles")).json()[0];
  await subscribe(demo, (await browser("/api/session")).json().household.id, "family");
  expect(await outcomeOf(browser, parentId)).toBe("parent");
  const secret = { username: "mia", password: "little-lion" };
  const payload = { name: "Mia", displayName: "Mia", ...secret, householdCode: "GOLD-2026" };
  const mia = (await browser({ method: "POST", url: "/api/family-profiles", payload })).json();
  expect(await outcomeOf(browser, mia.id)).toBe("child");
  await browser({ method: "POST", url: "/api/session/sign-out" });
  const again = { ...payload, username: "mo" };
  await browser({ method: "POST", url: "/api/family-profiles", payload: again });
  expect(await outcomeOf(browser, parentId)).toBe("PASSWORD_REQUIRED");
  expect(await outcomeOf(browser, parentId, { password: "golden-lion" })).toBe("parent");
});
