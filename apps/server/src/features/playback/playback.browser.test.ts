import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { originals } from "@goldmane/originals/catalog.gen";
import { chromium, type Browser, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { libraryRoutes } from "#features/library/routes.ts";
import { openLibrary } from "#features/library/service.ts";
import type { RawRoute } from "#platform/http/raw-route.ts";
import { findProgram } from "#platform/testing/find-program.ts";
import { openTestServer, type TestServer } from "#platform/testing/open-test-server.ts";
import { patternMedia } from "@goldmane/media/testing/pattern-media";
import { mediaRoutes, playbackRoutes } from "./routes.ts";

const folder = mkdtempSync(join(tmpdir(), "playback-browser-"));
const hlsFile = createRequire(import.meta.url).resolve("hls.js/dist/hls.min.js");
const html = `<!doctype html><title>hls.js</title><link rel="icon" href="data:,"><video muted></video><script src="/test/hls.js"></script><script src="/test/watch.js"></script>`;
let server: TestServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  server = await openTestServer(
    [
      { name: "library", routes: libraryRoutes, open: openLibrary },
      {
        name: "playback",
        routes: playbackRoutes,
        rawRoutes: [
          ...mediaRoutes,
          {
            methods: ["GET"],
            path: "/test/page",
            access: "anyone",
            run: ({ reply }) => reply.type("text/html").send(html),
          },
          script("/test/hls.js", hlsFile),
          script("/test/watch.js", new URL("../../platform/testing/hls-page.mjs", import.meta.url)),
        ],
      },
    ],
    { media: patternMedia(folder) },
  );
  await server.http.listen({ host: "127.0.0.1", port: 0 });
  const { port } = server.http.server.address() as AddressInfo;
  browser = await chromium.launch({
    executablePath: findProgram("chromium", "CHROMIUM_PATH"),
    args: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"],
  });
  page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${port}/test/page`);
});
afterAll(async () => {
  await browser.close();
  await server[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true, force: true });
});

function script(path: string, file: string | URL): RawRoute {
  return {
    methods: ["GET"],
    path,
    access: "anyone",
    run: ({ reply }) => reply.type("text/javascript").send(readFileSync(file)),
  };
}

type Shown = { frame: number; expected: number };

test("hls.js plays a title that was never drawn before, and seeks in it", async () => {
  const asked = { id: originals[0]?.id ?? "", seekTo: 40 };
  const seen = await page.evaluate<{ atStart: Shown; afterSeek: Shown }>(
    `watch(${JSON.stringify(asked)})`,
  );
  expect(seen.atStart.frame).toBe(seen.atStart.expected);
  expect(seen.afterSeek.frame).toBe(seen.afterSeek.expected);
  expect(seen).toMatchObject({
    errors: [],
    isDropping: false,
    thumbnailWidth: 320,
    audio: ["Original sounds", "Spoken dialogue"],
    subtitles: ["English", "Español"],
    levels: [
      "360 avc1.64001e 24",
      "480 avc1.64001e 24",
      "720 avc1.64001f 24",
      "1080 avc1.640028 24",
    ],
  });
});
