import { errorBody } from "@goldmane/contracts/errors";
import { originals } from "@goldmane/originals/catalog.gen";
import type { InjectOptions } from "fastify";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { features } from "#features.ts";
import { demoSignIn } from "@goldmane/contracts/account/limits";
import { newId } from "#platform/ids.ts";
import { listTables } from "#platform/testing/database/list-tables.ts";
import { openTestServer, type TestServer } from "#platform/testing/open-test-server.ts";

let server: TestServer;
/** The demo's parent with a confirmed password, so that only the request itself can be at fault. */
let cookie = "";
beforeAll(async () => {
  server = await openTestServer(features);
  const payload = { email: demoSignIn.email, password: demoSignIn.password };
  const answer = await server.inject({ method: "POST", url: "/api/account/sign-in", payload });
  cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
});
afterAll(() => server[Symbol.asyncDispose]());

const endpoints = features.flatMap(({ routes = [] }) => routes).map(({ endpoint }) => endpoint);
const named = endpoints.map((endpoint) => ({
  name: `${endpoint.method} ${endpoint.path}`,
  endpoint,
}));
type Endpoint = (typeof endpoints)[number];

const hostileParams = [
  "..%2F..%2Fetc%2Fpasswd",
  "%00",
  "%",
  "%E0%A4%A",
  "__proto__",
  "constructor",
  "%27%20or%201%3D1--",
  "%25_",
  "-1",
  "1e309",
  "NaN",
  "%F0%9F%92%A5",
  "a".repeat(81),
  "a".repeat(5000),
];

const hostileBodies = [
  "",
  "{",
  "null",
  "[]",
  '"text"',
  "1e309",
  '{"__proto__":{"isOperator":true}}',
  '{"constructor":{"prototype":{}}}',
  `${"[".repeat(20_000)}${"]".repeat(20_000)}`,
  JSON.stringify({ unknown: "x".repeat(100_000) }),
];

/** Fills in existing ids, so that the body and not the path is at fault. */
function fill({ path }: Endpoint, value?: string): string {
  const isTitle = path.startsWith("/api/titles") || path.startsWith("/api/watching");
  const plausible = isTitle ? (originals[0]?.id ?? "") : newId();
  return path.replaceAll(/:\w+/g, value ?? plausible);
}

/** Sends an invalid request. Returns the status, or a description of a bad refusal. */
async function refusalOf(request: InjectOptions & { url: string }): Promise<number | string> {
  const started = performance.now();
  const headers = { cookie, ...request.headers };
  const answer = await server.inject({ ...request, headers });
  const label = `${request.url.slice(0, 60)} ${answer.statusCode} ${answer.body.slice(0, 200)}`;
  if (answer.statusCode < 400 || answer.statusCode >= 500) return `no refusal: ${label}`;
  if (!errorBody.safeParse(answer.json()).success) return `not in the catalog: ${label}`;
  if (/\/(src|node_modules|dist)\/|SQLITE|select |insert /i.test(answer.body))
    return `leak: ${label}`;
  if (answer.cookies.length > 0) return `remembered: ${label}`;
  if (performance.now() - started > 30_000) return `slow: ${label}`;
  return answer.statusCode;
}

async function refusalsOf(requests: readonly (InjectOptions & { url: string })[]) {
  const refusals: (number | string)[] = [];
  for (const request of requests) refusals.push(await refusalOf(request));
  return refusals;
}

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/** Whether an endpoint accepts this method at another endpoint's path. */
function takes(one: Endpoint, method: string, { path }: Endpoint): boolean {
  const pattern = one.path.split("/");
  const parts = path.split("/");
  const fits = pattern.every((part, index) => part.startsWith(":") || part === parts[index]);
  return one.method === method && pattern.length === parts.length && fits;
}

async function countRows(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const name of await listTables(server.app.db)) {
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(name)}`.execute(
      server.app.db,
    );
    counts[name] = rows[0]?.n ?? -1;
  }
  return counts;
}

describe.each(named)("$name", ({ endpoint }) => {
  const { method } = endpoint;

  test("has a summary for the API reference", () => {
    expect(endpoint.summary.length).toBeGreaterThan(5);
  });

  test.runIf(endpoint.params)("rejects invalid paths and writes nothing", async () => {
    const before = await countRows();
    const body = endpoint.body ? { payload: {} } : {};
    const refusals = await refusalsOf(
      hostileParams.map((value) => ({ method, url: fill(endpoint, value), ...body })),
    );
    expect(refusals.filter((refusal) => refusal !== 400 && refusal !== 404)).toEqual([]);
    expect(await countRows()).toEqual(before);
  });

  test.runIf(endpoint.body)("rejects invalid bodies and writes nothing", async () => {
    const before = await countRows();
    const url = fill(endpoint);
    const headers = { "content-type": "application/json" };
    // For calls with an optional body, "null" counts as no body.
    const mayBeNone = endpoint.body?.safeParse(null).success === true;
    const refusals = await refusalsOf(
      hostileBodies
        .filter((payload) => payload !== "null" || !mayBeNone)
        .map((payload) => ({ method, url, headers, payload })),
    );
    expect(refusals.filter((refusal) => refusal !== 400 && refusal !== 404)).toEqual([]);
    expect(await countRows()).toEqual(before);
  });

  test.runIf(endpoint.body)("rejects bodies of other types and oversized bodies", async () => {
    const url = fill(endpoint);
    const types = ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"];
    const others = types.map((type) => ({
      method,
      url,
      headers: { "content-type": type },
      payload: "a=b",
    }));
    expect(await refusalsOf(others)).toEqual([415, 415, 415]);
    const payload = JSON.stringify("x".repeat(1024 * 1024));
    const headers = { "content-type": "application/json" };
    expect(await refusalOf({ method, url, headers, payload })).toBe(413);
  });

  test("rejects unsupported methods", async () => {
    const others = methods.filter((other) => !endpoints.some((one) => takes(one, other, endpoint)));
    const refusals = await refusalsOf(
      others.map((other) => ({ method: other, url: fill(endpoint) })),
    );
    expect(refusals).toEqual(others.map(() => 405));
  });

  test.runIf(method !== "GET")("is closed to other sites", async () => {
    const headers = { "sec-fetch-site": "cross-site", origin: "https://evil.example" };
    const url = fill(endpoint);
    expect(await refusalOf({ method, url, headers })).toBe(403);
  });

  test.runIf(endpoint.access === "operator")("is closed to all but the operator", async () => {
    await using otherServer = await openTestServer(features, { demo: false });
    const answer = await otherServer.inject({ method, url: fill(endpoint) });
    expect([answer.statusCode, answer.json().error]).toEqual([403, "NOT_ALLOWED"]);
  });
});

test("random queries cause no unexpected errors", async () => {
  const queries = [
    "?",
    "?a",
    "?__proto__[x]=1",
    "?width=1e309",
    "?a=%E0%A4%A",
    `?q=${"x".repeat(9000)}`,
  ];
  const broken: string[] = [];
  for (const endpoint of endpoints.filter((one) => one.method === "GET")) {
    for (const query of queries) {
      const answer = await server.inject(fill(endpoint) + query);
      if (answer.statusCode >= 500) broken.push(endpoint.path + query.slice(0, 30));
    }
  }
  expect(broken).toEqual([]);
});

test("feature names and endpoints are unique", () => {
  const names = features.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const bound = named.map(({ name }) => name);
  expect(new Set(bound).size).toBe(bound.length);
});
