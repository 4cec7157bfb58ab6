import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startUrl } from "@goldmane/contracts/playback/rules";
import { playback as playbackSchema, type Playback } from "@goldmane/contracts/playback/schema";
import { originals } from "@goldmane/originals/catalog.gen";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { libraryRoutes } from "#features/library/routes.ts";
import { openLibrary } from "#features/library/service.ts";
import { readSamples } from "@goldmane/media/mp4/fragment";
import { decryptSegment } from "@goldmane/media/testing/decrypt-segment";
import { openTestServer, type TestServer } from "#platform/testing/open-test-server.ts";
import { patternMedia } from "@goldmane/media/testing/pattern-media";
import { mediaRoutes, playbackRoutes } from "./routes.ts";

const folder = mkdtempSync(join(tmpdir(), "playback-"));
const [film] = originals;
const id = film?.id ?? "";
let server: TestServer;
let browser: TestServer["inject"];
let playback: Playback;

beforeAll(async () => {
  server = await openTestServer(
    [
      { name: "library", routes: libraryRoutes, open: openLibrary },
      { name: "playback", routes: playbackRoutes, rawRoutes: mediaRoutes },
    ],
    { media: patternMedia(folder) },
  );
  browser = server.openBrowser();
  playback = await start(browser, id);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true, force: true });
});

async function start(from: TestServer["inject"], title: string, cut = "film"): Promise<Playback> {
  const answer = await from({ method: "POST", url: `/api/titles/${title}/playback?cut=${cut}` });
  expect(answer.statusCode).toBe(200);
  return playbackSchema.parse(answer.json());
}

const firstSegment = () => playback.rungs[0]?.playlistUrl.replace(".m3u8", "/0.m4s") ?? "";

describe("POST /api/titles/:id/playback", () => {
  test("returns everything a player needs, before anything is drawn", () => {
    expect(server.app.media.packager.made).toEqual({ pictures: 0, sound: 0, stills: 0 });
    expect(playback).toMatchObject({
      titleId: id,
      title: film?.story.title,
      resumeSeconds: 0,
      start: { seconds: 2, mimeType: 'video/mp4; codecs="avc1.64001e,mp4a.40.2"' },
      captions: [
        { id: "en", language: "en" },
        { id: "es", language: "es" },
      ],
      audioTracks: [
        { id: "main", language: "zxx", mimeType: 'audio/mp4; codecs="mp4a.40.2"' },
        { id: "words", language: "en", mimeType: 'audio/mp4; codecs="mp4a.40.2"' },
      ],
    });
    expect(playback.rungs.map(({ name, width, height }) => [name, width, height])).toEqual([
      ["low", 640, 360],
      ["medium", 854, 480],
      ["high", 1280, 720],
      ["ultra", 1920, 1080],
    ]);
    expect(playback.intro?.endSeconds).toBeGreaterThan(0);
    expect(playback.creditsAtSeconds).toBeLessThan(playback.durationSeconds);
    expect(playback.next?.id).not.toBe(id);
  });

  test("returns the trailer in twelve seconds, without counting a view", async () => {
    const trailer = await start(browser, id, "trailer");
    expect(trailer).toMatchObject({ durationSeconds: 12, intro: null, next: null });
    expect(trailer.manifestUrl).not.toBe(playback.manifestUrl);
  });

  test("rejects unknown titles and cuts", async () => {
    const none = await browser({ method: "POST", url: "/api/titles/no-such-title/playback" });
    expect([none.statusCode, none.json().error]).toEqual([404, "NOT_FOUND"]);
    const cut = await browser({ method: "POST", url: `/api/titles/${id}/playback?cut=long` });
    expect([cut.statusCode, cut.json().error]).toEqual([400, "INVALID_INPUT"]);
  });
});

describe("signed media", () => {
  test("every URL of the answer, and every URI of the playlists, can be fetched", async () => {
    const playlists = [playback.manifestUrl, playback.thumbnailsUrl ?? ""];
    for (const rung of playback.rungs) playlists.push(rung.playlistUrl);
    for (const track of playback.audioTracks) playlists.push(track.playlistUrl);
    for (const url of playlists) {
      const answer = await browser(url);
      expect([url, answer.statusCode]).toEqual([url, 200]);
      expect(answer.headers["content-type"]).toBe("application/vnd.apple.mpegurl");
      const uris = [...answer.body.matchAll(/URI="([^"]+)"|^([^#\n].*)$/gm)].map(
        ([, quoted, bare]) => quoted ?? bare ?? "",
      );
      expect(uris.length).toBeGreaterThan(1);
      for (const uri of uris.slice(0, 2)) {
        const target = new URL(uri, `http://house${url}`).pathname;
        const part = await browser({ url: target, method: "GET" });
        expect([target, part.statusCode]).toEqual([target, 200]);
      }
    }
    const captions = await browser(playback.captions[0]?.url ?? "");
    expect(captions.body.startsWith("WEBVTT")).toBe(true);
    expect((await browser(playback.start.url)).statusCode).toBe(200);
  });

  test("answers ranges, HEAD and If-None-Match of an immutable segment", async () => {
    const url = firstSegment();
    const whole = await browser(url);
    expect(whole.headers).toMatchObject({
      "content-type": "video/mp4",
      "accept-ranges": "bytes",
      "cache-control": "private, max-age=31536000, immutable",
      "content-length": String(whole.rawPayload.length),
    });
    const { rawPayload: key } = await browser(playback.manifestUrl.replace("master.m3u8", "key"));
    const clear = decryptSegment(whole.rawPayload, key, 0);
    expect(readSamples(clear).samples.length).toBe(24);
    const part = await browser({ url, headers: { range: "bytes=10-19" } });
    expect([part.statusCode, part.headers["content-range"]]).toEqual([
      206,
      `bytes 10-19/${whole.rawPayload.length}`,
    ]);
    expect(part.rawPayload).toEqual(whole.rawPayload.subarray(10, 20));
    const beyond = await browser({ url, headers: { range: "bytes=99999999-" } });
    expect(beyond.statusCode).toBe(416);
    const head = await browser({ url, method: "HEAD" });
    expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
    expect(head.headers["content-length"]).toBe(whole.headers["content-length"]);
    const etag = String(whole.headers.etag);
    const same = await browser({ url, headers: { "if-none-match": etag } });
    expect([same.statusCode, same.rawPayload.length]).toEqual([304, 0]);
  });

  test("is refused in other browsers, for other titles, and when changed", async () => {
    const url = firstSegment();
    const other = server.openBrowser();
    await start(other, id);
    const refused = await Promise.all([
      other(url),
      server.inject(url),
      browser(url.replace(`/${id}/`, `/${originals[1]?.id ?? ""}/`)),
      browser(url.replace(/^\/media\/./, (text) => `${text.slice(0, -1)}0`)),
    ]);
    for (const answer of refused) {
      expect(answer.json()).toMatchObject({ error: "NOT_ALLOWED", reason: "foreign" });
      expect(answer.statusCode).toBe(403);
    }
  });

  test("rejects paths that no playlist names", async () => {
    const base = playback.manifestUrl.replace("master.m3u8", "");
    for (const path of [
      "video/low/9999.m4s",
      "video/huge.m3u8",
      "audio/fr.m3u8",
      "secret",
      "..%2f..%2fetc%2fpasswd",
    ]) {
      expect((await browser(`${base}${path}`)).statusCode).toBe(404);
    }
    const changed = playback.manifestUrl.replace(/film-[0-9a-f]+/, "film-0123456789abcdef");
    expect((await browser(changed)).json().message).toContain("changed");
  });

  test("streams a start file while it is made, with the same bytes as the cached one", async () => {
    const title = originals[2]?.id ?? "";
    const { start: file } = await start(browser, title);
    expect(file.url).toBe(startUrl(title, "film"));
    const made = await browser(file.url);
    const kept = await browser(file.url);
    expect(made.headers["content-length"]).toBeUndefined();
    expect(kept.headers["content-length"]).toBe(String(made.rawPayload.length));
    expect(kept.rawPayload.equals(made.rawPayload)).toBe(true);
  });

  test("makes the next segments of a rung that is watched", async () => {
    const { made } = server.app.media.packager;
    const before = made.pictures;
    await browser(firstSegment().replace("/0.m4s", "/20.m4s"));
    for (let tries = 0; made.pictures - before < 4 && tries < 100; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(made.pictures - before).toBe(4);
  });

  test("starts nothing for a client that prefers not to wait, and returns what is cached", async () => {
    const headers = { prefer: "wait=0" };
    const url = firstSegment().replace("/0.m4s", "/40.m4s");
    const before = server.app.media.packager.made.pictures;
    const unmade = await browser({ url, headers });
    expect([unmade.statusCode, unmade.body]).toEqual([202, ""]);
    expect(unmade.headers["cache-control"]).toBe("no-store");
    expect(server.app.media.packager.made.pictures).toBe(before);
    const waited = await browser(url);
    const made = await browser({ url, headers });
    expect(made.rawPayload).toEqual(waited.rawPayload);
    const missing = await browser({ url: url.replace("/40.", "/9999."), headers });
    expect(missing.statusCode).toBe(404);
  });

  test("the plain file answers an open range 512 KB at a time", async () => {
    const answer = await browser({ url: playback.progressiveUrl, headers: { range: "bytes=0-" } });
    expect(answer.statusCode).toBe(206);
    expect(answer.rawPayload.length).toBe(512 * 1024);
    const size = Number(/\/(\d+)$/.exec(String(answer.headers["content-range"]))?.[1]);
    expect(size).toBeGreaterThan(512 * 1024);
    const head = await browser({ url: playback.progressiveUrl, method: "HEAD" });
    expect(Number(head.headers["content-length"])).toBe(size);
    const tail = await browser({ url: playback.progressiveUrl, headers: { range: "bytes=-9" } });
    expect([tail.statusCode, tail.rawPayload.length]).toEqual([206, 9]);
  });
});

describe("PUT /api/titles/:id/progress", () => {
  const put = (from: TestServer["inject"], positionSeconds: unknown, title = id) =>
    from({ method: "PUT", url: `/api/titles/${title}/progress`, payload: { positionSeconds } });

  test("sets where the film resumes", async () => {
    const mine = server.openBrowser();
    expect((await put(mine, 30)).json()).toMatchObject({ positionSeconds: 30 });
    expect((await start(mine, id)).resumeSeconds).toBe(30);
    await put(mine, 12.5);
    expect((await start(mine, id)).resumeSeconds).toBe(12.5);
    await put(mine, 3);
    expect((await start(mine, id)).resumeSeconds).toBe(0);
    await put(mine, 80_000);
    expect((await start(mine, id)).resumeSeconds).toBe(0);
  });

  test("counts a view once the film is well under way", async () => {
    const watched = originals.at(-1)?.id ?? "";
    const mine = server.openBrowser();
    const mostPopular = async () => (await browser("/api/animations/popular")).json()[0].id;
    for (const glance of [0.2, 3, 7]) await put(mine, glance, watched);
    expect(await mostPopular()).not.toBe(watched);
    for (const position of [9, 14, 0.2, 9, 0.2, 9, 0.2, 9]) await put(mine, position, watched);
    expect(await mostPopular()).toBe(watched);
  });

  test("ends read-ahead when the viewer leaves", async () => {
    const mine = server.openBrowser();
    const title = originals[5]?.id ?? "";
    const segments = (await start(mine, title)).rungs[1]?.playlistUrl.replace(".m3u8", "") ?? "";
    await mine(`${segments}/10.m4s`);
    await mine({
      method: "PUT",
      url: `/api/titles/${title}/progress`,
      payload: { positionSeconds: 20, isLeaving: true },
    });
    const { work } = server.app.media;
    const ofTheirs = () =>
      Object.values(work())
        .flat()
        .filter((key) => key.includes("/video/medium/"));
    await expect.poll(ofTheirs).toEqual([]);
    const last = await mine({ url: `${segments}/13.m4s`, headers: { prefer: "wait=0" } });
    expect(last.statusCode).toBe(202);
  });

  test("rejects an invalid position, and writes nothing", async () => {
    const mine = server.openBrowser();
    for (const wrong of [-1, "ten", null, 1e9]) {
      expect((await put(mine, wrong)).json().error).toBe("INVALID_INPUT");
    }
    expect((await start(mine, id)).resumeSeconds).toBe(0);
  });
});

describe("pictures", () => {
  test("come in the type that the browser accepts, in widths of a ladder", async () => {
    const url = playback.posterUrl;
    const accept = "image/avif,image/webp,*/*";
    const avif = await browser({ url: `${url}&width=300`, headers: { accept } });
    expect(avif.headers["content-type"]).toBe("image/avif");
    expect(avif.headers["vary"]).toBe("accept");
    const webp = await browser({ url: `${url}&width=300`, headers: { accept: "image/webp,*/*" } });
    expect(webp.headers["content-type"]).toBe("image/webp");
    expect(webp.headers["cache-control"]).toContain("immutable");
    const jpeg = await browser({ url: `${url}&width=300&quality=20` });
    expect(jpeg.headers["content-type"]).toBe("image/jpeg");
    const made = server.app.media.packager.made.stills;
    const same = await browser({ url: `${url}&width=250`, headers: { accept: "image/webp" } });
    expect(same.headers.etag).toBe(webp.headers.etag);
    expect(server.app.media.packager.made.stills).toBe(made);
  });

  test("of a title with a restricted rating are revalidated each time", async () => {
    const rated = originals.find(({ rating }) => rating === "PG-13");
    const { posterUrl } = (await browser(`/api/titles/${rated?.id}`)).json();
    const headers = { accept: "image/webp" };
    const first = await browser({ url: posterUrl, headers });
    expect([first.statusCode, first.headers["cache-control"]]).toEqual([200, "private, no-cache"]);
    const etag = String(first.headers.etag);
    const again = await browser({ url: posterUrl, headers: { ...headers, "if-none-match": etag } });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  test("of title text have a transparent ground in every type", async () => {
    const url = `/media/titles/${id}/logo?width=300`;
    for (const accept of ["image/avif,image/webp,*/*", "image/webp,*/*", "*/*"]) {
      const { rawPayload, headers } = await browser({ url, headers: { accept } });
      expect(headers["content-type"]).toBe(`image/${/avif|webp/.exec(accept)?.[0] ?? "png"}`);
      const { width, height, data } = await pixelsOf(rawPayload);
      expect([width, height]).toEqual([360, 180]);
      expect(data[3], "clear in the corner").toBe(0);
      expect(data.filter((_, at) => at % 4 === 3).some((alpha) => alpha === 255)).toBe(true);
    }
  });

  test("reject an invalid width and unknown kinds", async () => {
    expect((await browser(`${playback.posterUrl}&width=wide`)).statusCode).toBe(400);
    expect((await browser(`/media/titles/${id}/portrait`)).statusCode).toBe(404);
    expect((await browser("/media/titles/no-such-title/poster")).statusCode).toBe(404);
  });
});

async function pixelsOf(bytes: Buffer) {
  const image = await loadImage(bytes);
  const context = createCanvas(image.width, image.height).getContext("2d");
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.width, image.height);
}

test("GET /api/speedtest returns 256 KB that nothing can compress or cache", async () => {
  const answer = await browser("/api/speedtest");
  expect(answer.rawPayload.length).toBe(256 * 1024);
  expect(answer.headers["cache-control"]).toBe("no-store");
});
