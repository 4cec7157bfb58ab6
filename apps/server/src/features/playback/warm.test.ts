import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { features } from "#features.ts";
import { partKeys } from "@goldmane/media/package/part-keys";
import { openTestServer, type TestServer } from "#platform/testing/open-test-server.ts";
import { patternMedia } from "@goldmane/media/testing/pattern-media";
import { introSource } from "./intro/intro-source.ts";
import { startWarming } from "./warm.ts";

const folder = mkdtempSync(join(tmpdir(), "warm-"));
let server: TestServer;

beforeAll(async () => {
  server = await openTestServer(features, { demo: false, media: patternMedia(folder) });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true, force: true });
});

function readAhead(): { made: number; of: number } {
  return { ...server.app.media.ahead };
}

async function warmUntil(made: number): Promise<void> {
  await using _ = startWarming(server.app, 0);
  await expect.poll(() => readAhead().made, { interval: 20 }).toBeGreaterThan(made);
}

test("films are warmed step by step, and not twice", async () => {
  const { media } = server.app;
  expect(readAhead()).toEqual({ made: 0, of: 0 });
  await warmUntil(3);
  const { made, of } = readAhead();
  expect(of).toBeGreaterThan(400);
  expect(media.packager.size(partKeys.start(introSource(server.app)))).toBeGreaterThan(0);
  // Everything but the intro's first seconds.
  expect(media.packager.made.stills).toBeGreaterThanOrEqual(made - 1);

  media.ahead.made = 0;
  await warmUntil(made + 3);
  // Each time it was stopped one step was running, which starts again.
  expect(media.packager.made.stills).toBeLessThanOrEqual(readAhead().made + 2);
});
