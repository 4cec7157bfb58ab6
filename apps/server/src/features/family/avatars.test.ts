import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { features } from "#features.ts";
import { openTestServer, type TestServer } from "#platform/testing/open-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer(features, { demo: false });
});
afterAll(() => server[Symbol.asyncDispose]());

describe("an avatar", () => {
  test.each(["lion", "fox", "bear", "owl", "dragon", "robot", "cat", "unicorn"])(
    "of the %s is drawn at the requested size and is cacheable",
    async (id) => {
      const headers = { accept: "image/webp,*/*" };
      const url = `/api/avatars/${id}?width=90&quality=85`;
      const answer = await server.inject({ url, headers });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        "content-type": "image/webp",
        "cache-control": "public, max-age=86400",
      });
      const { etag } = answer.headers;
      const again = await server.inject({
        url,
        headers: { ...headers, "if-none-match": `${etag}` },
      });
      expect(again.statusCode).toBe(304);
    },
  );

  test("with an unknown name is not found", async () => {
    expect((await server.inject("/api/avatars/wolf")).statusCode).toBe(404);
    expect((await server.inject("/api/avatars/lion?width=x")).statusCode).toBe(400);
  });
});
