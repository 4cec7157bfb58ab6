import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { endpoint } from "@goldmane/contracts/endpoint";
import { afterEach, beforeEach, expect, test } from "vitest";
import * as z from "zod/mini";
import { openTestServer, type TestServer } from "#platform/testing/open-test-server.ts";
import { handlePrepared } from "./handler.ts";
import { accepts, PreparedAnswer } from "./prepared-answer.ts";

const list = endpoint("GET", "/api/numbers", {
  access: "anyone",
  summary: "Many numbers",
  reply: z.object({ numbers: z.array(z.number()) }),
});
const few = endpoint("GET", "/api/few", {
  access: "anyone",
  summary: "One",
  reply: z.array(z.int()),
});

const numbers = Array.from({ length: 2000 }, (_, index) => index);
const manyPrepared = prepare<{ numbers: number[] }>({ numbers });
const fewPrepared = prepare([1]);

function prepare<T>(value: T): PreparedAnswer<T> {
  return new PreparedAnswer<T>(Buffer.from(JSON.stringify(value)));
}

let server: TestServer;
beforeEach(async () => {
  const routes = [
    handlePrepared(list, async () => manyPrepared),
    handlePrepared(few, async () => fewPrepared),
  ];
  server = await openTestServer([{ name: "numbers", routes }]);
});
afterEach(() => server[Symbol.asyncDispose]());

function ask(headers: Record<string, string>, url = "/api/numbers") {
  return server.inject({ url, headers });
}

test.each([
  ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
  ["br;q=0, gzip;q=0.5", "gzip", gunzipSync],
])("to a browser that takes %s it goes as %s", async (accepted, encoding, unpack) => {
  const answer = await ask({ "accept-encoding": accepted });
  expect(answer.headers).toMatchObject({
    "content-encoding": encoding,
    vary: "accept-encoding, accept-language",
  });
  expect(JSON.parse(unpack(answer.rawPayload).toString())).toEqual({ numbers });
});

test("concurrent requests share one compression", async () => {
  const fresh = prepare<{ numbers: number[] }>({ numbers });
  await using other = await openTestServer([
    { name: "numbers", routes: [handlePrepared(list, async () => fresh)] },
  ]);
  const headers = { "accept-encoding": "br" };
  const askOther = () => other.inject({ url: "/api/numbers", headers });
  const answers = await Promise.all([askOther(), askOther(), askOther()]);
  const [first] = answers;
  expect(JSON.parse(brotliDecompressSync(first.rawPayload).toString())).toEqual({ numbers });
  for (const { rawPayload } of answers) expect(rawPayload.equals(first.rawPayload)).toBe(true);
});

test("sends plain bytes to clients that accept no encoding", async () => {
  const answer = await ask({});
  expect(answer.headers["content-encoding"]).toBeUndefined();
  expect(answer.json()).toEqual({ numbers });
});

test("small responses aren't compressed", async () => {
  const answer = await ask({ "accept-encoding": "br" }, "/api/few");
  expect([answer.headers["content-encoding"], answer.json()]).toEqual([undefined, [1]]);
});

test("responds with 304 to a matching ETag", async () => {
  const { etag } = (await ask({})).headers;
  const answer = await ask({ "if-none-match": `"old", ${String(etag)}`, "accept-encoding": "br" });
  expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([304, "", etag]);
  expect((await ask({ "if-none-match": '"old"' })).statusCode).toBe(200);
});

test("responds to HEAD without a body", async () => {
  const answer = await server.inject({ method: "HEAD", url: "/api/numbers" });
  expect([answer.statusCode, answer.body]).toEqual([200, ""]);
  expect(Number(answer.headers["content-length"])).toBeGreaterThan(1000);
});

test.each([
  ["br", "br", true],
  ["gzip, br;q=0.9", "br", true],
  ["gzip", "br", false],
  ["br;q=0", "br", false],
  ["br; q=0.0, gzip", "br", false],
  ["", "br", false],
])("%j takes %s: %s", (header, coding, taken) => {
  expect(accepts(header, coding)).toBe(taken);
});
