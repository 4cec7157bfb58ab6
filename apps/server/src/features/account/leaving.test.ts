import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { features } from "#features.ts";
import { addProfile, type Home, openHome, signInAs } from "#platform/testing/open-home.ts";
import {
  openTestServer,
  type TestBrowser,
  type TestServer,
} from "#platform/testing/open-test-server.ts";

let server: TestServer;
let home: Home;
beforeAll(async () => {
  server = await openTestServer(features, { demo: false });
});
beforeEach(async () => {
  home = await openHome(server);
});
afterAll(() => server[Symbol.asyncDispose]());

async function signOut(browse: TestBrowser, payload?: object, headers = {}) {
  const url = "/api/session/sign-out";
  const answer = await browse({ method: "POST", url, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, headers: answer.headers, ...answer.json() };
}

async function addMember(role: string): Promise<TestBrowser> {
  return await signInAs(server, await addProfile(home, { role }));
}

async function setParentPin(pin: string): Promise<void> {
  const url = `/api/family-profiles/${home.parentId}/pin`;
  const answer = await home.browser({ method: "PUT", url, payload: { pin } });
  expect(answer.statusCode, answer.body).toBe(200);
}

async function readHousehold(browse: TestBrowser) {
  return (await browse("/api/session")).json().household;
}

describe("a child that signs out", () => {
  test("needs a grown-up's PIN, and stays signed in without it", async () => {
    const child = await addMember("child");
    await setParentPin("4711");
    const refused = { status: 403, error: "PIN_REQUIRED", whose: "grown-up" };
    expect(await signOut(child)).toMatchObject(refused);
    expect(await signOut(child, { pin: "0000" })).toMatchObject(refused);
    expect(await readHousehold(child)).toMatchObject({ id: home.householdId });
    expect(await signOut(child, { pin: "4711" })).toMatchObject({ status: 200, household: null });
    expect(await readHousehold(child)).toBeNull();
  });

  test("needs a grown-up's password where no grown-up has a PIN", async () => {
    const secret = await addProfile(home);
    const child = await signInAs(server, secret);
    const aunt = await addProfile(home, { role: "adult", ageGroup: "adult" });
    const refused = { status: 403, error: "PASSWORD_REQUIRED" };
    expect(await signOut(child)).toMatchObject(refused);
    expect(await signOut(child, { password: secret.password })).toMatchObject(refused);
    expect(await readHousehold(child)).toMatchObject({ id: home.householdId });
    expect(await signOut(child, { password: aunt.password })).toMatchObject({ status: 200 });
    const again = await signInAs(server, secret);
    expect(await signOut(again, { password: home.password })).toMatchObject({ status: 200 });
  });

  test("cannot guess the password without waiting", async () => {
    const child = await addMember("child");
    const answers = [];
    for (let tries = 0; tries < 6; tries += 1) {
      answers.push((await signOut(child, { password: `guess ${tries}` })).status);
    }
    expect(answers).toEqual([403, 403, 403, 403, 403, 429]);
  });

  test("cannot sign out by revoking the device's session or by creating an account", async () => {
    const child = await addMember("child");
    const devices = (await home.browser("/api/devices")).json();
    const own = devices.find(({ isThisOne }: { isThisOne: boolean }) => !isThisOne);
    const calls = [
      { method: "DELETE", url: `/api/devices/${own.id}` },
      { method: "POST", url: "/api/session/sign-out-everywhere" },
      { method: "DELETE", url: "/api/household" },
      {
        method: "POST",
        url: "/api/account",
        payload: {
          email: "mia@example.org",
          password: "correct horse battery",
          householdName: "Mine",
          name: "Mia",
        },
      },
    ] as const;
    for (const call of calls) {
      const answer = await child(call);
      expect([answer.statusCode, answer.json().error], call.url).toEqual([403, "NOT_ALLOWED"]);
    }
    expect(await readHousehold(child)).toMatchObject({ id: home.householdId });
  });

  test("is the only role that needs a PIN", async () => {
    await setParentPin("4711");
    for (const role of ["teen", "adult"]) {
      expect(await signOut(await addMember(role))).toMatchObject({ status: 200, household: null });
    }
    expect(await signOut(home.browser)).toMatchObject({ status: 200, household: null });
    expect(await signOut(server.openBrowser())).toMatchObject({ status: 200, household: null });
  });
});

describe("the browser's cache", () => {
  const choose = (browse: TestBrowser, id: string, headers = {}) =>
    browse({
      method: "POST",
      url: `/api/family-profiles/${id}/choose`,
      payload: {},
      headers,
    });

  test("is cleared when a profile is left, in a secure context", async () => {
    const { id } = await addProfile(home, { role: "teen" });
    const chosen = await choose(home.browser, id);
    expect([chosen.statusCode, chosen.headers["clear-site-data"]]).toEqual([200, '"cache"']);
    const left = await signOut(home.browser);
    expect(left.headers["clear-site-data"]).toBe('"cache"');
  });

  test("is cleared on a server whose public address is https", async () => {
    const publicUrl = new URL("https://films.example.org/");
    const http = { ...server.app.config.http, publicUrl };
    await using secure = await openTestServer(features, { demo: false, http });
    const { browser } = await openHome(secure);
    const left = await signOut(browser, undefined, { host: "films.example.org" });
    expect([left.status, left.headers["clear-site-data"]]).toEqual([200, '"cache"']);
  });

  test("is left alone over plain http, where browsers ignore the header", async () => {
    const { id } = await addProfile(home, { role: "teen" });
    const chosen = await choose(home.browser, id, { host: "192.168.1.20:8080" });
    expect([chosen.statusCode, chosen.headers["clear-site-data"]]).toEqual([200, undefined]);
  });

  test("is left alone when the profile stays the same or was anonymous", async () => {
    const chosen = await choose(home.browser, home.parentId);
    expect(chosen.headers["clear-site-data"]).toBeUndefined();
    const payload = { password: home.password };
    const again = await home.browser({ method: "POST", url: "/api/account/confirm", payload });
    expect([again.statusCode, again.headers["clear-site-data"]]).toEqual([200, undefined]);
    const entered = await signOut(server.openBrowser());
    expect(entered.headers["clear-site-data"]).toBeUndefined();
  });
});
