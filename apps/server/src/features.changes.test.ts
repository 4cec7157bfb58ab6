import { afterAll, beforeAll, expect, test } from "vitest";
import { features } from "#features.ts";
import { newId } from "#platform/ids.ts";
import { openHome } from "#platform/testing/open-home.ts";
import {
  openTestServer,
  type TestBrowser,
  type TestServer,
} from "#platform/testing/open-test-server.ts";

const operator = "house@example.org";

const endpoints = features
  .flatMap(({ routes = [] }) => routes)
  .map(({ endpoint }) => endpoint)
  .filter(({ method }) => method === "PATCH" || method === "PUT");

let server: TestServer;
let browser: TestBrowser;
let profileId = "";
beforeAll(async () => {
  server = await openTestServer(features, { demo: false, operatorEmailKey: operator });
  const home = await openHome(server);
  ({ browser, parentId: profileId } = home);
  await server.app.db
    .updateTable("account")
    .set({ is_verified: 1, email: operator, email_key: operator })
    .execute();
  const payload = { email: operator, password: home.password };
  await browser({ method: "POST", url: "/api/account/sign-in", payload });
});
afterAll(() => server[Symbol.asyncDispose]());

function sendNothing(method: string, path: string) {
  const url = path.replace("/:id", `/${path.includes("profiles") ? profileId : newId()}`);
  return browser({
    method: method as "PATCH",
    url: url.replaceAll(/:\w+/g, newId()),
    payload: {},
  });
}

test.each(endpoints.filter(({ method }) => method === "PATCH"))(
  "$method $path refuses a change of nothing",
  async ({ method, path }) => {
    const answer = await sendNothing(method, path);
    expect([answer.statusCode, answer.json().error]).toEqual([400, "INVALID_INPUT"]);
  },
);

test.each(endpoints.filter(({ method }) => method === "PUT"))(
  "$method $path answers an empty body without failing",
  async ({ method, path }) => {
    const answer = await sendNothing(method, path);
    expect(answer.statusCode, answer.body).toBeLessThan(500);
  },
);
