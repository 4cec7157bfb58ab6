import { endpoint } from "@goldmane/contracts/endpoint";
import { AppError } from "@goldmane/contracts/errors";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import type { Feature } from "#platform/feature.ts";
import { openTestServer, type TestServer } from "#platform/testing/open-test-server.ts";
import { handle } from "./handler.ts";
import type { RawRoute } from "./raw-route.ts";

const greet = endpoint("POST", "/api/greetings/:language", {
  access: "anyone",
  summary: "Greet somebody",
  params: z.object({ language: z.enum(["en", "de"]) }),
  query: z.object({ times: z._default(z.coerce.number().check(z.int(), z.maximum(3)), 1) }),
  body: z.object({ name: z.string().check(z.minLength(1)) }),
  reply: z.object({ greeting: z.string() }),
});
const fail = endpoint("GET", "/api/failures/:kind", {
  access: "anyone",
  summary: "Fail in one of several ways",
  params: z.object({ kind: z.string() }),
  reply: z.object({}),
});
const forget = endpoint("DELETE", "/api/greetings", {
  access: "anyone",
  summary: "Forget them all",
});
const manage = endpoint("POST", "/api/manage", {
  access: "operator",
  summary: "Administration",
  body: z.object({ order: z.string() }),
});

const echo: RawRoute = {
  methods: ["PUT"],
  path: "/media/echo/*",
  access: "anyone",
  takesAnyBody: true,
  run: async ({ request, reply }) => {
    const chunks = await request.raw.toArray();
    return reply.type("application/octet-stream").send(Buffer.concat(chunks));
  },
};

const feature: Feature = {
  name: "greetings",
  rawRoutes: [echo],
  routes: [
    handle(greet, async ({ params, query, body }) => {
      const word = params.language === "en" ? "Hello" : "Hallo";
      return { greeting: `${word} ${body.name}${"!".repeat(query.times)}` };
    }),
    handle(fail, async ({ params }) => {
      if (params.kind === "known") {
        throw new AppError("USER_LIMIT_REACHED", "Full.", { maxUsers: 2, currentUsers: 2 });
      }
      if (params.kind === "disk") throw Object.assign(new Error("write"), { code: "ENOSPC" });
      throw new Error("the secret is 42");
    }),
    handle(forget, async () => {}),
    handle(manage, async () => {}),
  ],
};

let server: TestServer;
beforeEach(async () => {
  server = await openTestServer([feature]);
});
afterEach(() => server[Symbol.asyncDispose]());

const post = { method: "POST", url: "/api/greetings/en" } as const;

describe("an endpoint", () => {
  test("responds as its contract says, from parsed input", async () => {
    const url = "/api/greetings/de?times=2";
    const answer = await server.inject({ method: "POST", url, payload: { name: "Leo" } });
    expect([answer.statusCode, answer.json()]).toEqual([200, { greeting: "Hallo Leo!!" }]);
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  test("responds with 204 if it has no reply", async () => {
    const answer = await server.inject({ method: "DELETE", url: "/api/greetings" });
    expect([answer.statusCode, answer.body]).toEqual([204, ""]);
  });

  test.each([
    ["a body of the wrong form", { ...post, payload: { name: "" } }, "/name"],
    ["a body that is missing", post, "/"],
    [
      "a bad path parameter",
      { ...post, url: "/api/greetings/fr", payload: { name: "L" } },
      "/language",
    ],
    [
      "a bad query",
      { ...post, url: "/api/greetings/en?times=9", payload: { name: "L" } },
      "/times",
    ],
  ])("refuses %s and says where", async (_name, request, path) => {
    const answer = await server.inject(request);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      error: "INVALID_INPUT",
      issues: [{ path, message: expect.stringMatching(/^(Invalid|Too)/) }],
    });
  });

  test("refuses malformed JSON", async () => {
    const headers = { "content-type": "application/json" };
    const answer = await server.inject({ ...post, headers, payload: '{"name":' });
    expect([answer.statusCode, answer.json().error]).toEqual([400, "INVALID_INPUT"]);
  });

  test("refuses prototype pollution in a body", async () => {
    const headers = { "content-type": "application/json" };
    const payload = '{"name":"a","__proto__":{"isOperator":true}}';
    expect((await server.inject({ ...post, headers, payload })).statusCode).toBe(400);
  });

  test("refuses a body of more than a megabyte", async () => {
    const answer = await server.inject({ ...post, payload: { name: "x".repeat(1024 * 1024) } });
    expect([answer.statusCode, answer.json().error]).toEqual([413, "TOO_LARGE"]);
  });

  test.each(["text/plain", "application/xml", "multipart/form-data; boundary=x"])(
    "refuses a body of type %s",
    async (type) => {
      const headers = { "content-type": type };
      const answer = await server.inject({ ...post, headers, payload: '{"name":"a"}' });
      expect([answer.statusCode, answer.json().error]).toEqual([415, "UNSUPPORTED_MEDIA"]);
    },
  );

  test("sends errors as code, message and details", async () => {
    const answer = await server.inject("/api/failures/known");
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({
      error: "USER_LIMIT_REACHED",
      message: "Full.",
      maxUsers: 2,
      currentUsers: 2,
    });
  });

  test("reports a full disk", async () => {
    const answer = await server.inject("/api/failures/disk");
    expect([answer.statusCode, answer.json().error]).toEqual([507, "STORAGE_FULL"]);
  });

  test("exposes only the log id of an unexpected error", async () => {
    const answer = await server.inject("/api/failures/bug");
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      error: "INTERNAL",
      message: "Something went wrong on the server. Try again.",
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  test("refuses non-operators before validating their input", async () => {
    await using otherServer = await openTestServer([feature], { demo: false });
    const answer = await otherServer.inject({ method: "POST", url: "/api/manage", payload: {} });
    expect([answer.statusCode, answer.json().error]).toEqual([403, "NOT_ALLOWED"]);
    const demo = await server.inject({ method: "POST", url: "/api/manage", payload: {} });
    expect(demo.statusCode).toBe(400);
  });
});

describe("an address", () => {
  test.each(["/api", "/api/", "/api/nothing", "/api/greetings/en/more"])(
    "%s that there isn't is 404 in JSON",
    async (url) => {
      const answer = await server.inject(url);
      expect([answer.statusCode, answer.json().error]).toEqual([404, "NOT_FOUND"]);
    },
  );

  test("lists the allowed methods in a 405 response", async () => {
    const answer = await server.inject({ method: "PUT", url: "/api/greetings/en", payload: {} });
    expect([answer.statusCode, answer.json().error]).toEqual([405, "METHOD_NOT_ALLOWED"]);
    expect(answer.headers.allow).toBe("POST");
  });

  test.each(["%E0%A4%A", "%00"])("that cannot be a name, %s, is refused", async (name) => {
    const answer = await server.inject(`/api/failures/${name}`);
    expect([answer.statusCode, answer.json().error]).toEqual([400, "INVALID_INPUT"]);
  });
});

test("every response has the security headers", async () => {
  for (const url of ["/api/health", "/api/nothing", "/nothing.js"]) {
    const { headers } = await server.inject(url);
    expect(headers).toMatchObject({
      "permissions-policy": expect.stringContaining("geolocation=()"),
      "x-content-type-options": "nosniff",
      "referrer-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "cross-origin-opener-policy": "same-origin",
    });
    const policy = String(headers["content-security-policy"]).split("; ");
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "media-src 'self' blob:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ]),
    );
    expect(headers["strict-transport-security"]).toBeUndefined();
  }
});

describe("another site", () => {
  const payload = { name: "Leo" };
  test.each([
    [{ "sec-fetch-site": "same-origin" }, 200],
    [{ "sec-fetch-site": "cross-site" }, 403],
    [{ "sec-fetch-site": "same-site" }, 403],
    [{ "sec-fetch-site": "none" }, 403],
    [{ "sec-fetch-site": "cross-site", origin: "http://localhost:80" }, 403],
    [{ origin: "http://localhost:80" }, 200],
    [{ origin: "https://evil.example" }, 403],
    [{ origin: "null" }, 403],
    [{}, 200],
  ])("with %j may change something: %i", async (headers, status) => {
    const answer = await server.inject({ ...post, headers, payload });
    expect(answer.statusCode).toBe(status);
  });

  test("is accepted if it is this server's public URL", async () => {
    const { http } = server.app.config;
    const publicUrl = new URL("https://films.example.org/");
    await using otherServer = await openTestServer([feature], { http: { ...http, publicUrl } });
    const headers = { origin: "https://films.example.org", host: "10.0.0.2:8080" };
    const answer = await otherServer.inject({ ...post, headers, payload });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["strict-transport-security"]).toBe("max-age=31536000");
  });

  test("can send GET requests", async () => {
    const headers = { "sec-fetch-site": "cross-site" };
    expect((await server.inject({ url: "/api/health", headers })).statusCode).toBe(200);
  });
});

test("a raw route gets bodies of any type and size, unread", async () => {
  const payload = Buffer.alloc(3 * 1024 * 1024, "x");
  const headers = { "content-type": "application/offset+octet-stream" };
  const answer = await server.inject({ method: "PUT", url: "/media/echo/a/b", headers, payload });
  expect(answer.rawPayload.equals(payload)).toBe(true);
});

describe("health", () => {
  test("shows operators the server's versions", async () => {
    const answer = await server.inject("/api/health");
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      status: "ok",
      version: "0.1.0",
      database: server.app.config.database.kind,
    });
  });

  test("shows everyone else only the status", async () => {
    await using otherServer = await openTestServer([feature], { demo: false });
    const answer = await otherServer.inject("/api/health");
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: "ok" }]);
  });

  test("is unavailable without a database", async () => {
    await server.app.db.destroy();
    const answer = await server.inject("/api/health");
    expect([answer.statusCode, answer.json().error]).toEqual([503, "UNAVAILABLE"]);
  });
});

test("the API reference is published", async () => {
  const document = (await server.inject("/api/openapi.json")).json();
  expect(Object.keys(document.paths).toSorted()).toEqual([
    "/api/failures/{kind}",
    "/api/greetings",
    "/api/greetings/{language}",
    "/api/health",
    "/api/manage",
  ]);
  const operation = document.paths["/api/greetings/{language}"].post;
  expect(operation.summary).toBe("Greet somebody");
  expect(operation.requestBody.content["application/json"].schema.required).toEqual(["name"]);
  const pages = await server.inject("/api/docs/");
  expect(pages.headers["content-type"]).toContain("text/html");
});
