import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { introFilm } from "@goldmane/contracts/playback/intro/api";
import { afterAll, beforeAll, expect, test } from "vitest";
import { features } from "#features.ts";
import { openTestServer, type TestServer } from "#platform/testing/open-test-server.ts";
import { patternMedia } from "@goldmane/media/testing/pattern-media";

const folder = mkdtempSync(join(tmpdir(), "intro-"));
let server: TestServer;

beforeAll(async () => {
  server = await openTestServer(features, { demo: false, media: patternMedia(folder) });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true, force: true });
});

async function readIntro() {
  return introFilm.parse((await server.inject("/api/intro")).json());
}

test("the intro plays for anyone, from its first second to its last", async () => {
  const intro = await readIntro();
  expect(intro).toMatchObject({ durationSeconds: 10, captions: [], keyUrl: null });

  const start = await server.inject(intro.start.url);
  expect([start.statusCode, start.headers["content-type"]]).toEqual([200, "video/mp4"]);
  const [rung] = intro.rungs;
  const playlist = await server.inject(rung?.playlistUrl ?? "");
  const segments = playlist.body.match(/^[^#\s].*\.m4s$/gm) ?? [];
  expect(segments.length).toBeGreaterThan(4);
  expect(playlist.body).not.toContain("EXT-X-KEY");
  const last = new URL(segments.at(-1) ?? "", `http://house${rung?.playlistUrl}`).pathname;
  const segment = await server.inject(last);
  expect(segment.statusCode).toBe(200);
  expect(segment.headers["cache-control"]).toContain("immutable");
});

test("is no title, and in no list", async () => {
  expect((await server.inject("/api/titles/intro")).statusCode).toBe(404);
  expect((await server.inject("/api/animations")).body).not.toContain('"intro"');
});

test("does not find parts that it lacks, or those of another intro", async () => {
  const { manifestUrl } = await readIntro();
  for (const url of [
    manifestUrl.replace("master.m3u8", "key"),
    manifestUrl.replace("master.m3u8", "../secret"),
    manifestUrl.replace("master.m3u8", "video/low/900.m4s"),
    "/media/intro/0123456789abcdef/master.m3u8",
  ]) {
    expect([url, (await server.inject(url)).statusCode]).toEqual([url, 404]);
  }
});
