import { afterAll, beforeAll, expect, test } from "vitest";
import { features } from "#features.ts";
import { namedProfile } from "#platform/identity/viewer/named-profile.ts";
import { testViewer } from "#platform/identity/testing/test-viewer.ts";
import { addProfile, openHome, signInAs } from "#platform/testing/open-home.ts";
import { openTestServer, type TestServer } from "#platform/testing/open-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer(features, { demo: false });
});
afterAll(() => server[Symbol.asyncDispose]());

const own = "/api/family-profiles/current-user";

test("current-user resolves to the current profile in every path with a profile id", async () => {
  const home = await openHome(server);
  const payload = { displayName: "The lioness" };
  const renamed = await home.browser({ method: "PATCH", url: own, payload });
  expect(renamed.json()).toMatchObject({ id: home.parentId, ...payload });
  const { id } = await addProfile(home);
  const limits = await home.browser(`${own}/controls`);
  expect(limits.json()).toEqual(
    (await home.browser(`/api/family-profiles/${home.parentId}/controls`)).json(),
  );
  expect(limits.json()).not.toEqual(
    (await home.browser(`/api/family-profiles/${id}/controls`)).json(),
  );
});

test("current-user grants no more than the profile's role", async () => {
  const home = await openHome(server);
  const child = await signInAs(server, await addProfile(home, { role: "child" }));
  expect((await child(`${own}/controls`)).statusCode).toBe(403);
});

test("current-user is not found without a current profile", async () => {
  const { householdId } = await openHome(server);
  const anonymous = server.openBrowser();
  const answer = await anonymous({ method: "POST", url: `${own}/choose`, payload: {} });
  expect([answer.statusCode, answer.json().error]).toEqual([401, "NOT_SIGNED_IN"]);
  const viewer = testViewer({ householdId });
  expect(() => namedProfile(viewer, "current-user")).toThrow("Choose a profile first.");
});
