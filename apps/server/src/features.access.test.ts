import type { Endpoint } from "@goldmane/contracts/endpoint";
import { originals } from "@goldmane/originals/catalog.gen";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { features } from "#features.ts";
import { healthHandler } from "#platform/http/health.ts";
import { newId } from "#platform/ids.ts";
import { addProfile, type Home, openHome, signInAs } from "#platform/testing/open-home.ts";
import { openTestServer, type TestServer } from "#platform/testing/open-test-server.ts";

type Browse = TestServer["inject"];
type Caller = "anonymous" | "child" | "teen" | "adult" | "parent" | "otherHousehold" | "operator";

const callers: readonly Caller[] = [
  "anonymous",
  "child",
  "teen",
  "adult",
  "parent",
  "otherHousehold",
  "operator",
];

/** The callers that pass each access level. */
const welcome: Readonly<Record<Endpoint["access"], readonly Caller[]>> = {
  anyone: callers,
  household: ["child", "teen", "adult", "parent", "otherHousehold", "operator"],
  profile: ["child", "teen", "adult", "parent", "otherHousehold", "operator"],
  parent: ["parent", "otherHousehold", "operator"],
  account: ["parent", "otherHousehold", "operator"],
  operator: ["operator"],
};

type Route = Pick<Endpoint, "access" | "confirmed"> & { method: string; path: string };

const allRoutes: readonly Route[] = [
  healthHandler,
  ...features.flatMap(({ routes = [] }) => routes),
]
  .map(({ endpoint }): Route => endpoint)
  .concat(
    features
      .flatMap(({ rawRoutes = [] }) => rawRoutes)
      .flatMap(({ methods, ...route }) => methods.map((method) => ({ ...route, method })))
      // OPTIONS only lists capabilities.
      .filter(({ method }) => method !== "OPTIONS"),
  );
const named = allRoutes.map((route) => ({ name: `${route.method} ${route.path}`, route }));

const originalId = originals.find(({ rating }) => rating === "G")?.id ?? "";
const gate = new Set(["NOT_SIGNED_IN", "NOT_ALLOWED", "CONFIRMATION_REQUIRED"]);

let server: TestServer;
let home: Home;
let other: Home;
const browsers = new Map<Caller, Browse>();

beforeAll(async () => {
  server = await openTestServer(features, {
    demo: false,
    operatorEmailKey: "house@example.org",
  });
  home = await openHome(server, "family");
  other = await openHome(server, "family");
  for (const role of ["child", "teen", "adult"] as const) {
    browsers.set(role, await signInAs(server, await addProfile(home, { role, ageGroup: role })));
  }
  browsers.set("parent", home.browser);
  browsers.set("otherHousehold", other.browser);
  browsers.set("operator", await openOperator());
});
afterAll(() => server[Symbol.asyncDispose]());

async function openOperator(): Promise<Browse> {
  const { browser, email } = await openHome(server);
  await server.app.db
    .updateTable("account")
    .set({ is_verified: 1, email_key: "house@example.org" })
    .where("email_key", "=", email)
    .execute();
  const payload = { email: "house@example.org", password: "correct horse battery" };
  await browser({ method: "POST", url: "/api/account/sign-in", payload });
  return browser;
}

/** A new browser each time for "nobody": a call can create a session. */
function browserOf(caller: Caller): Browse {
  return browsers.get(caller) ?? server.openBrowser();
}

function fill(path: string, id: string): string {
  return path
    .replace("/:kind(^(?:poster|backdrop|logo)$)", "/poster")
    .replaceAll(/:\w+/g, id)
    .replace("*", "x");
}

/** A body that no endpoint accepts, so that allowed calls change nothing either. */
function ask(caller: Caller, { method, path }: Route) {
  const url = fill(path, /titles|watching/.test(path) ? originalId : newId());
  const hasBody = method !== "GET" && method !== "HEAD";
  return browserOf(caller)({
    method: method as "GET",
    url,
    ...(hasBody && { headers: { "content-type": "application/json" }, payload: "[]" }),
  });
}

/** Calls that end the caller's session have their own tests. */
const endsSessions = /sign-out|DELETE \/api\/household$/;

describe.each(named.filter(({ name }) => !endsSessions.test(name)))("$name", ({ name, route }) => {
  test.each(callers)("admits or rejects %s as declared", async (caller) => {
    const answer = await ask(caller, route);
    const isIn = welcome[route.access].includes(caller);
    const label = `${name} for ${caller}: ${answer.statusCode} ${answer.body.slice(0, 200)}`;
    expect(answer.statusCode, label).toBeLessThan(500);
    // Uploads respond in their own protocol (tus).
    const isJson = String(answer.headers["content-type"]).includes("json");
    const error = isJson ? answer.json().error : null;
    if (route.access !== "anyone") expect(gate.has(error), label).toBe(!isIn);
    if (!isIn) expect([401, 403], label).toContain(answer.statusCode);
  });
});

test("sensitive calls require the password again after ten minutes, for every role", async () => {
  const owner = await openHome(server);
  const { now } = server.app;
  server.app.now = () => now() + 10 * 60_000 + 1;
  try {
    const sensitive = allRoutes.filter(({ confirmed }) => confirmed);
    expect(sensitive.length).toBeGreaterThan(8);
    for (const { method, path, access } of sensitive) {
      const browse = access === "operator" ? browserOf("operator") : owner.browser;
      const answer = await browse({ method: method as "GET", url: fill(path, newId()) });
      expect([answer.statusCode, answer.json().error], path).toEqual([
        403,
        "CONFIRMATION_REQUIRED",
      ]);
    }
    const url = "/api/account/confirm";
    await owner.browser({ method: "POST", url, payload: { password: owner.password } });
    const renamed = { method: "PATCH", url: "/api/household", payload: { name: "Again" } } as const;
    expect((await owner.browser(renamed)).statusCode).toBe(200);
  } finally {
    server.app.now = now;
  }
});

test("no response to a child contains a title above its limit, another household or an address", async () => {
  const browse = browserOf("child");
  const above = originals.filter(({ rating }) => rating !== "G").map(({ id }) => id);
  const foreign = [other.householdId, other.parentId, other.email, home.email, "@example.org"];
  const found: string[] = [];
  const walked = allRoutes.filter(({ method, path }) => !endsSessions.test(`${method} ${path}`));
  for (const { method, path } of walked) {
    for (const id of [originalId, ...above.slice(0, 3), other.parentId]) {
      const changes = method !== "GET" && method !== "HEAD";
      // Skips the allowed title: playing it would render and encode.
      if (changes && id === originalId) continue;
      const answer = await browse({
        method: method as "GET",
        url: fill(path, id),
        ...(changes && { headers: { "content-type": "application/json" }, payload: "{}" }),
      });
      const texts = [...above.filter((one) => one !== id).map((one) => `"${one}"`), ...foreign];
      found.push(...texts.filter((text) => answer.body.includes(text)).map((t) => `${path} ${t}`));
      const isThere = answer.statusCode < 400 && path.includes(":id");
      if (isThere && above.includes(id)) found.push(`${path} ${id}`);
    }
  }
  expect(found).toEqual([]);
});
