import { expect, test } from "vitest";
import { spawnServer } from "#platform/testing/spawn-server.ts";

test("a studio worker whose server was killed while it drew ends without a word", async () => {
  const script = "src/platform/testing/ask-orphan-worker.ts";
  await using server = spawnServer({}, { script });
  // Its output is the worker's, too, and ends with the last of them.
  const { signal } = await server.exited;
  expect([server.said(), signal]).toEqual(["", "SIGKILL"]);
});
