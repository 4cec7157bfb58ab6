import { request } from "node:http";
import { livePath } from "@goldmane/contracts/live/limits";
import { afterAll, beforeAll, expect, test } from "vitest";
import { features } from "#features.ts";
import { newId } from "#platform/ids.ts";
import { type Home, openHome } from "#platform/testing/open-home.ts";
import { openTestServer, type TestServer } from "#platform/testing/open-test-server.ts";

let server: TestServer;
let home: Home;
beforeAll(async () => {
  server = await openTestServer(features, { demo: false });
  home = await openHome(server);
});
afterAll(() => server[Symbol.asyncDispose]());

const changes = features
  .flatMap(({ routes = [] }) => routes)
  .map(({ endpoint }) => endpoint)
  .filter(({ method }) => method !== "GET")
  .map((endpoint) => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint }));

/** Requests that another site's page or a custom client could send. */
const forgeries: readonly { name: string; headers: Record<string, string>; payload: string }[] = [
  {
    name: "from another origin, by a browser that says no more",
    headers: { origin: "https://evil.example" },
    payload: "{}",
  },
  {
    name: "from a sister site",
    headers: { "sec-fetch-site": "same-site", "content-type": "application/json" },
    payload: "{}",
  },
  {
    name: "as a form of another site",
    headers: {
      "sec-fetch-site": "cross-site",
      "content-type": "application/x-www-form-urlencoded",
    },
    payload: "password=mine&role=parent",
  },
];

const poisons = [
  '{"__proto__":{"role":"parent","isOperator":true}}',
  '{"constructor":{"prototype":{"isOperator":true}}}',
  '{"email":"x@example.org","password":{"__proto__":{"isOperator":true}}}',
  '{"\\u005f_proto__":{"isOperator":true}}',
  '[{"__proto__":{"isOperator":true}}]',
];

test.each(changes)("$name rejects cross-site requests", async ({ endpoint: { method, path } }) => {
  for (const { name, headers, payload } of forgeries) {
    const url = path.replaceAll(/:\w+/g, newId());
    // Forgeries without an Origin header come from a client without browser headers.
    const send = "origin" in headers ? server.inject : home.browser;
    const answer = await send({ method, url, headers, payload });
    expect([answer.statusCode, answer.json().error], name).toEqual([403, "NOT_ALLOWED"]);
  }
});

test.each(changes.filter(({ endpoint }) => endpoint.body))(
  "$name rejects prototype pollution in its body",
  async ({ endpoint: { method, path } }) => {
    for (const payload of poisons) {
      const url = path.replaceAll(/:\w+/g, newId());
      const headers = { "content-type": "application/json" };
      const answer = await home.browser({ method, url, headers, payload });
      expect(answer.statusCode, payload).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode, payload).toBeLessThan(500);
      expect(Object.keys(Object.prototype)).toEqual([]);
      expect(Reflect.get({}, "isOperator")).toBeUndefined();
    }
  },
);

test("cross-site websockets are rejected on every path", async () => {
  const url = new URL(await server.http.listen({ host: "127.0.0.1", port: 0 }));
  const paths = features.flatMap(({ rawRoutes = [] }) => rawRoutes.map(({ path }) => path));
  for (const path of [
    "/",
    "/api/session",
    "/live",
    "/socket.io/?transport=websocket",
    livePath,
    `${livePath}/?EIO=4&transport=websocket`,
    ...paths,
  ]) {
    const switched = await new Promise<boolean>((resolve, reject) => {
      const headers = {
        connection: "Upgrade",
        upgrade: "websocket",
        origin: "https://evil.example",
        "sec-fetch-site": "cross-site",
        "sec-websocket-version": "13",
        "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
      };
      const asked = request(new URL(path.replaceAll(/[:*(].*$/g, "x"), url), { headers });
      asked.on("upgrade", (_answer, socket) => {
        socket.destroy();
        resolve(true);
      });
      asked.on("response", (answer) => {
        answer.destroy();
        resolve(false);
      });
      asked.on("error", reject);
      asked.end();
    });
    expect(switched, path).toBe(false);
  }
});
