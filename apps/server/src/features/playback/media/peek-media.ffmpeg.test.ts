import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { playback as playbackSchema } from "@goldmane/contracts/playback/schema";
import { originals } from "@goldmane/originals/catalog.gen";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { libraryRoutes } from "#features/library/routes.ts";
import { openLibrary } from "#features/library/service.ts";
import { mediaRoutes, playbackRoutes } from "#features/playback/routes.ts";
import {
  openTestServer,
  type TestBrowser,
  type TestServer,
} from "#platform/testing/open-test-server.ts";
import { patternMedia } from "@goldmane/media/testing/pattern-media";
import { peekMedia } from "./peek-media.ts";

const folder = mkdtempSync(join(tmpdir(), "peek-"));
const id = originals[0]?.id ?? "";
const peek = vi.fn<typeof peekMedia>(peekMedia);
let server: TestServer;
let origin: string;
let browser: TestBrowser;
let segment: string;

beforeAll(async () => {
  server = await openTestServer(
    [
      { name: "library", routes: libraryRoutes, open: openLibrary },
      { name: "playback", routes: playbackRoutes, rawRoutes: mediaRoutes, peek },
    ],
    { media: patternMedia(folder) },
  );
  origin = await server.http.listen({ host: "127.0.0.1", port: 0 });
  browser = server.openBrowser();
  const playback = await browser({ method: "POST", url: `/api/titles/${id}/playback?cut=film` });
  const [rung] = playbackSchema.parse(playback.json()).rungs;
  segment = rung?.playlistUrl.replace(".m3u8", "/0.m4s") ?? "";
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true, force: true });
});

/** The answer, and whether it was found synchronously. */
async function ask(path: string, cookie = browser.cookies()) {
  peek.mockClear();
  const answer = await fetch(origin + path, { headers: { cookie } });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const [found] = peek.mock.results;
  return { answer, bytes, wasReady: found?.type === "return" && found.value !== null };
}

test("a recently requested segment is sent at once, as its route would send it", async () => {
  const first = await ask(segment);
  expect([first.answer.status, first.wasReady]).toEqual([200, false]);
  const again = await ask(segment);
  expect([again.answer.status, again.wasReady]).toEqual([200, true]);
  const routed = await browser(segment);
  expect(again.bytes.equals(routed.rawPayload)).toBe(true);
  const { date: _, connection: _c, ...headers } = routed.headers;
  expect(Object.fromEntries(again.answer.headers)).toMatchObject(headers);
});

test("no other browser gets it, and the viewer is verified again once access may have changed", async () => {
  const anonymous = await ask(segment, "");
  expect([anonymous.answer.status, anonymous.wasReady]).toEqual([403, false]);
  const other = await ask(segment.replace(/\/film-./, "/film-x"));
  expect([other.answer.status, other.wasReady]).toEqual([404, false]);
  server.app.media.verifier.clear();
  const checked = await ask(segment);
  expect([checked.answer.status, checked.wasReady]).toEqual([200, false]);
  expect((await ask(segment)).wasReady).toBe(true);
});

test("keeps reading ahead for its viewer", async () => {
  const follow = vi.spyOn(server.app.media.readAhead, "follow");
  expect((await ask(segment)).wasReady).toBe(true);
  expect(follow).toHaveBeenCalledOnce();
});
