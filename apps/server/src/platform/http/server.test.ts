import { expect, test } from "vitest";
import { openTestServer } from "#platform/testing/open-test-server.ts";

test("the server says that it is well", async () => {
  await using server = await openTestServer([]);
  const answer = await server.inject("/api/health");
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ status: "ok", ffmpeg: null });
});
