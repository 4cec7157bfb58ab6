import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { playback as playbackSchema, type Playback } from "@goldmane/contracts/playback/schema";
import { originals } from "@goldmane/originals/catalog.gen";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { libraryRoutes } from "#features/library/routes.ts";
import { openLibrary } from "#features/library/service.ts";
import type { Feature } from "#platform/feature.ts";
import type { RawRoute } from "#platform/http/raw-route.ts";
import { createHttpServer } from "#platform/http/server.ts";
import { PlaybackTokens } from "@goldmane/media/deliver/playback-tokens";
import { testTools } from "@goldmane/media/testing/clips";
import { decryptSegment } from "@goldmane/media/testing/decrypt-segment";
import { openTestServer, type TestServer } from "#platform/testing/open-test-server.ts";
import { patternMedia } from "@goldmane/media/testing/pattern-media";
import { mediaRoutes, playbackRoutes } from "./routes.ts";

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), "encryption-"));
const id = originals[0]?.id ?? "";
const whoAmI: RawRoute = {
  methods: ["GET"],
  path: "/test/viewer",
  access: "anyone",
  run: async ({ reply, findViewer }) =>
    reply.type("text/plain").send((await findViewer()).sessionId),
};
const features: Feature[] = [
  { name: "library", routes: libraryRoutes, open: openLibrary },
  { name: "playback", routes: playbackRoutes, rawRoutes: [...mediaRoutes, whoAmI] },
];
let server: TestServer;
let browser: TestServer["inject"];
let playback: Playback;

beforeAll(async () => {
  server = await openTestServer(features, { media: patternMedia(folder) });
  browser = server.openBrowser();
  playback = await start(browser);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true, force: true });
});

async function start(from: TestServer["inject"], title = id, cut = "film"): Promise<Playback> {
  const answer = await from({ method: "POST", url: `/api/titles/${title}/playback?cut=${cut}` });
  return playbackSchema.parse(answer.json());
}

function keyUrl({ manifestUrl }: Playback): string {
  return manifestUrl.replace("master.m3u8", "key");
}

/** Fetches a playlist, its init segment, and its first six segments as sent. */
async function fetchRendition(playlistUrl = "") {
  const { body: playlist } = await browser(playlistUrl);
  const fetch = async (uri: string) =>
    (await browser(new URL(uri, `http://house${playlistUrl}`).pathname)).rawPayload;
  const uris = playlist.split("\n").filter((line) => line.endsWith(".m4s"));
  const init = await fetch(/EXT-X-MAP:URI="([^"]+)"/.exec(playlist)?.[1] ?? "");
  const sent: Buffer[] = [];
  for (const uri of uris.slice(0, 6)) sent.push(await fetch(uri));
  return { playlist, init, sent };
}

describe("an original", () => {
  test("has all its segments encrypted, and nothing else", async () => {
    const { rawPayload: key } = await browser(keyUrl(playback));
    for (const url of [playback.rungs[0]?.playlistUrl, playback.audioTracks[0]?.playlistUrl]) {
      const { playlist, init, sent } = await fetchRendition(url);
      const [map, tag] = [playlist.indexOf("#EXT-X-MAP"), playlist.indexOf("#EXT-X-KEY")];
      expect(playlist.slice(tag).split("\n", 1)).toEqual([
        '#EXT-X-KEY:METHOD=AES-128,URI="../key"',
      ]);
      expect(map).toBeLessThan(tag);
      expect(init.toString("latin1", 4, 8)).toBe("ftyp");
      for (const [number, bytes] of sent.entries()) {
        expect(bytes.includes("moof")).toBe(false);
        expect(decryptSegment(bytes, key, number).toString("latin1", 4, 8)).toBe("moof");
      }
    }
    const { rawPayload: file } = await browser(playback.start.url);
    expect(file.includes("moof")).toBe(true);
    const range = { range: "bytes=0-300000" };
    const plain = await browser({ url: playback.progressiveUrl, headers: range });
    expect(plain.rawPayload.includes("moof")).toBe(true);
    const thumbnail = await browser(keyUrl(playback).replace("key", "thumbnails/0.m4s"));
    expect(thumbnail.rawPayload.includes("moof")).toBe(true);
    expect((await browser(playback.thumbnailsUrl ?? "")).body).not.toContain("EXT-X-KEY");
  });

  test("any range of an encrypted segment is a part of the whole", async () => {
    const url = playback.rungs[0]?.playlistUrl.replace(".m3u8", "/3.m4s") ?? "";
    const { rawPayload: whole, headers } = await browser(url);
    expect(whole.length % 16).toBe(0);
    expect(headers["content-length"]).toBe(String(whole.length));
    for (const [range, from, to] of [
      ["bytes=0-15", 0, 16],
      ["bytes=17-33", 17, 34],
      ["bytes=-7", whole.length - 7, whole.length],
      [`bytes=${whole.length - 1}-`, whole.length - 1, whole.length],
    ] as const) {
      const part = await browser({ url, headers: { range } });
      expect(part.statusCode).toBe(206);
      expect(part.headers.etag).toBe(headers.etag);
      expect(part.rawPayload).toEqual(whole.subarray(from, to));
    }
  });

  test("plays in an independent HLS player, picture for picture as drawn", async () => {
    await server.http.listen({ host: "127.0.0.1", port: 0 });
    const { port } = server.http.server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/api/titles/${id}/playback`;
    const answer = await fetch(url, {
      method: "POST",
      headers: { "sec-fetch-site": "same-origin" },
    });
    const cookie = (answer.headers.getSetCookie()[0] ?? "").split(";", 1)[0] ?? "";
    const { manifestUrl } = playbackSchema.parse(await answer.json());
    const played = await run(testTools.ffmpeg, [
      "-headers",
      `cookie: ${cookie}\r\n`,
      "-i",
      `http://127.0.0.1:${port}${manifestUrl}`,
      ..."-v warning -t 6 -map 0:v:0 -map 0:a:0 -c:v rawvideo -f framemd5 -".split(" "),
    ]);
    const frames = played.stdout.split("\n").filter((line) => line.startsWith("0,"));
    expect(frames.length).toBe(6 * 24);
    expect(new Set(frames.map((line) => line.split(",").at(-1))).size).toBe(6 * 24);
    expect(played.stdout).toMatch(/^1,/m);
    expect(played.stderr).not.toMatch(/invalid|error|corrupt/i);
  });
});

describe("the key", () => {
  test("is sixteen bytes that caches may not store", async () => {
    for (const method of ["GET", "HEAD"] as const) {
      const answer = await browser({ url: keyUrl(playback), method });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        "content-type": "application/octet-stream",
        "content-length": "16",
        "cache-control": "no-store",
      });
      expect(answer.headers.etag).toBeUndefined();
      expect(answer.rawPayload.length).toBe(method === "GET" ? 16 : 0);
    }
  });

  test("differs for each title", async () => {
    const other = await start(browser, originals[1]?.id ?? "");
    const [mine, its] = [await browser(keyUrl(playback)), await browser(keyUrl(other))];
    expect(its.rawPayload.length).toBe(16);
    expect(its.rawPayload).not.toEqual(mine.rawPayload);
  });

  test("is refused to other sessions, for other titles, and with an expired playback token", async () => {
    const url = keyUrl(playback);
    const anonymous = server.openBrowser();
    await start(anonymous);
    const [, , token = ""] = url.split("/");
    const elsewhere = url.replace(`/${id}/`, `/${originals[1]?.id ?? ""}/`);
    const refused = [
      [anonymous, url, "foreign"],
      [server.inject, url, "foreign"],
      [browser, elsewhere, "foreign"],
      [browser, url.replace(token, `${token.slice(0, -1)}-`), "foreign"],
      [browser, url.replace(token, await expiredToken()), "expired"],
    ] as const;
    for (const [from, asked, reason] of refused) {
      const answer = await from(asked);
      expect([answer.statusCode, answer.json().reason]).toEqual([403, reason]);
      expect(answer.rawPayload.includes((await browser(url)).rawPayload)).toBe(false);
    }
  });

  test("exists for originals only: a trailer is public", async () => {
    expect(playback.keyUrl).toBe(keyUrl(playback));
    const trailer = await start(browser, id, "trailer");
    expect(trailer.keyUrl).toBeNull();
    const answer = await browser(keyUrl(trailer));
    expect([answer.statusCode, answer.json().error]).toEqual([404, "NOT_FOUND"]);
    expect((await browser(trailer.rungs[0]?.playlistUrl ?? "")).body).not.toContain("EXT-X-KEY");
  });

  test("appears in no log, and neither do its links", async () => {
    let written = "";
    const log = pino({ level: "trace" }, { write: (line) => void (written += line) });
    const { rawPayload: key } = await browser(keyUrl(playback));
    const broken: Feature = {
      name: "broken",
      rawRoutes: [
        {
          methods: ["GET"],
          path: "/media/*",
          access: "anyone",
          run: () => Promise.reject(new Error("test failure")),
        },
      ],
    };
    for (const each of [features, [broken]]) {
      const http = await createHttpServer({ ...server.app, log }, each);
      await http.inject(keyUrl(playback));
      await http.close();
    }
    expect(written).toContain("test failure");
    expect(written).toContain(`/${id}/`);
    for (const secret of [
      key.toString("hex"),
      key.toString("base64"),
      keyUrl(playback).split("/")[2],
    ]) {
      expect(written).not.toContain(secret);
    }
  });
});

/** Yesterday's playback token of the same browser. */
async function expiredToken(): Promise<string> {
  const { body: sessionId } = await browser("/test/viewer");
  const yesterday = new PlaybackTokens(
    server.app.config.sessionSecret,
    () => Date.now() - 24 * 3_600_000,
  );
  return yesterday.issue({ sessionId, titleId: id }).token;
}
