import { afterAll, beforeAll, expect, test } from "vitest";
import { features } from "#features.ts";
import { type Home, openHome } from "#platform/testing/open-home.ts";
import { openTestServer, type TestServer } from "#platform/testing/open-test-server.ts";

let server: TestServer;
let home: Home;
beforeAll(async () => {
  server = await openTestServer(features, { demo: false });
  home = await openHome(server);
});
afterAll(() => server[Symbol.asyncDispose]());

const endpoints = features.flatMap(({ routes = [] }) => routes.map(({ endpoint }) => endpoint));
const allRawRoutes = features
  .flatMap(({ rawRoutes = [] }) => rawRoutes)
  .flatMap(({ methods, path }) => methods.map((method) => ({ method, path })));

/** Invalid ids: path traversal, SQL patterns and commands, numbers, JavaScript property names. */
const hostileIds = [
  "..%2f..%2f..%2f..%2fetc%2fpasswd",
  "%2e%2e%2f%2e%2e%2f%2e%2e%2fetc%2fpasswd",
  "..%5c..%5c..%5cwindows%5cwin.ini",
  "%2fetc%2fpasswd",
  "%00",
  "%25",
  "_",
  "%27%20or%20%271%27%3d%271",
  "%27%3b%20drop%20table%20profile%3b%20--",
  "x".repeat(300),
  "-1",
  "1e309",
  "__proto__",
  "constructor",
];

const withIds = [...endpoints, ...allRawRoutes]
  .filter(({ path }) => /[:*]/.test(path))
  .map(({ method, path }) => ({ name: `${method} ${path}`, method, path }));

test.each(withIds)("$name rejects invalid ids", async ({ method, path }) => {
  for (const id of hostileIds) {
    const url = path.replaceAll(/:\w+(\([^/]*\))?|\*/g, id);
    const hasBody = method !== "GET" && method !== "HEAD";
    const headers = { "content-type": "application/json" };
    const answer = await home.browser({
      method: method as "GET",
      url,
      ...(hasBody && { headers, payload: "{}" }),
    });
    const label = `${url}: ${answer.statusCode} ${answer.body.slice(0, 200)}`;
    expect(answer.statusCode, label).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode, label).toBeLessThan(500);
    expect(answer.body, label).not.toMatch(/root:|\[fonts\]|syntax error|\n {4}at /);
  }
  const profiles = await home.browser("/api/family-profiles");
  expect(profiles.json()).toHaveLength(1);
});

test.each(
  endpoints
    .filter(({ body }) => body)
    .map(({ method, path }) => ({ name: `${method} ${path}`, method, path })),
)("$name reads no body of more than a megabyte", async ({ method, path }) => {
  const answer = await home.browser({
    method,
    url: path.replaceAll(/:\w+/g, home.parentId),
    headers: { "content-type": "application/json" },
    payload: JSON.stringify({ name: "x".repeat(1024 * 1024) }),
  });
  expect([answer.statusCode, answer.json().error]).toEqual(
    answer.statusCode === 403 ? [403, "NOT_ALLOWED"] : [413, "TOO_LARGE"],
  );
});
