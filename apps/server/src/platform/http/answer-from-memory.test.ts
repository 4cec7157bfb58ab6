import { afterEach, beforeEach, expect, test } from "vitest";
import type { Feature } from "#platform/feature.ts";
import { openTestServer, type TestServer } from "#platform/testing/open-test-server.ts";
import type { RawRoute } from "./raw-route.ts";

const route: RawRoute = {
  methods: ["GET", "HEAD", "PUT"],
  path: "/media/things/*",
  access: "anyone",
  takesAnyBody: true,
  run: ({ reply }) => reply.type("text/plain").send("by the route"),
};

const feature: Feature = {
  name: "things",
  rawRoutes: [route],
  peek: (_app, { url, cookie }) => {
    if (url === "/media/things/broken") throw new Error("The file is corrupt.");
    if (url !== "/media/things/ready" || cookie !== "who=me") return null;
    const bytes = Buffer.from("out of memory");
    return { bytes, etag: '"one"', type: "text/plain", cacheControl: "private" };
  },
};

let server: TestServer;
let origin: string;
beforeEach(async () => {
  server = await openTestServer([feature]);
  origin = await server.http.listen({ host: "127.0.0.1", port: 0 });
});
afterEach(() => server[Symbol.asyncDispose]());

const mine = { cookie: "who=me" };

test("cached content is sent whole, with the headers of every response", async () => {
  const answer = await fetch(`${origin}/media/things/ready`, { headers: mine });
  expect([answer.status, await answer.text()]).toEqual([200, "out of memory"]);
  const routed = await server.inject("/media/things/other");
  const always = ["content-security-policy", "permissions-policy", "x-content-type-options"];
  for (const name of always) expect(answer.headers.get(name)).toBe(routed.headers[name]);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "text/plain",
    "content-length": "13",
    "accept-ranges": "bytes",
    "cache-control": "private",
    etag: '"one"',
  });
});

/** The description, path and options of each request. */
const others: [string, string, RequestInit][] = [
  ["is not ready", "other", { headers: mine }],
  ["is not theirs", "ready", { headers: { cookie: "who=you" } }],
  ["cannot be read", "broken", { headers: mine }],
  ["is wanted in part", "ready", { headers: { ...mine, range: "bytes=0-3" } }],
  ["may be known already", "ready", { headers: { ...mine, "if-none-match": '"one"' } }],
  ["is sent", "ready", { headers: mine, method: "PUT", body: "new" }],
];

test.each(others)("a request that %s goes to its route", async (_what, name, init) => {
  const answer = await fetch(`${origin}/media/things/${name}`, init);
  expect([answer.status, await answer.text()]).toEqual([200, "by the route"]);
});
