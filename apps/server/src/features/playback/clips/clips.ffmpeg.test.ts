import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type InteractivePlayback,
  interactivePlayback,
} from "@goldmane/contracts/interactive/playback";
import { defaultControls } from "@goldmane/contracts/controls/rules";
import { interactiveFilms } from "@goldmane/originals/interactive/catalog.gen";
import { partKeys } from "@goldmane/media/package/part-keys";
import { decryptSegment } from "@goldmane/media/testing/decrypt-segment";
import { patternMedia } from "@goldmane/media/testing/pattern-media";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { features } from "#features.ts";
import { findGrantedInteractive } from "#features/library/service.ts";
import { listSteps } from "#features/playback/warm-steps.ts";
import { addProfile, type Home, openHome, signInAs } from "#platform/testing/open-home.ts";
import {
  openTestServer,
  type TestBrowser,
  type TestServer,
} from "#platform/testing/open-test-server.ts";
import { listBeds } from "./beds.ts";
import { openClip } from "./open-clip.ts";

const folder = mkdtempSync(join(tmpdir(), "server-clips-"));
const found = interactiveFilms.find(({ rating }) => rating === "G");
if (!found) throw new Error("There is no interactive film that children can see.");
const film = found;
const [opening = "", second = ""] = Object.keys(film.clips);

let server: TestServer;
let home: Home;
let browser: TestBrowser;
let playback: InteractivePlayback;

beforeAll(async () => {
  server = await openTestServer(features, { demo: false, media: patternMedia(folder) });
  home = await openHome(server, "duo");
  browser = home.browser;
  playback = await start(browser);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true, force: true });
});

function ask(from: TestBrowser) {
  return from({ method: "POST", url: `/api/interactive/${film.id}/playback` });
}

async function start(from: TestBrowser): Promise<InteractivePlayback> {
  const answer = await ask(from);
  expect(answer.statusCode, answer.body).toBe(200);
  return interactivePlayback.parse(answer.json());
}

describe("an interactive film", () => {
  test("is played by one call, with media for every clip and its music", async () => {
    expect(Object.keys(playback.clips)).toEqual(Object.keys(film.clips));
    for (const { manifestUrl, keyUrl, captions, bed } of Object.values(playback.clips)) {
      const manifest = await browser(manifestUrl);
      expect([manifest.statusCode, manifest.body.slice(0, 7)]).toEqual([200, "#EXTM3U"]);
      expect((await browser(keyUrl ?? "")).rawPayload).toHaveLength(16);
      for (const { url } of captions) expect((await browser(url)).body).toContain("WEBVTT");
      if (bed !== null) expect(playback.beds[bed]).toBeDefined();
    }
    expect(Object.keys(playback.beds)).toEqual([...listBeds(film).keys()]);
  });

  test("has encrypted segments, start files and thumbnails", async () => {
    const clip = playback.clips[opening];
    const [rung] = clip?.rungs ?? [];
    const { rawPayload: key } = await browser(clip?.keyUrl ?? "");
    const segment = await browser(rung?.playlistUrl.replace(".m3u8", "/0.m4s") ?? "");
    expect(segment.statusCode).toBe(200);
    expect(segment.rawPayload.includes("moof")).toBe(false);
    expect(decryptSegment(segment.rawPayload, key, 0).toString("latin1", 4, 8)).toBe("moof");
    const file = await browser(clip?.start.url ?? "");
    expect([file.statusCode, file.headers["content-type"]]).toEqual([200, "video/mp4"]);
    const thumbnail = clip?.thumbnailsUrl?.replace(".m3u8", "/0.m4s") ?? "";
    expect((await browser(thumbnail)).statusCode).toBe(200);
  });

  test("has pictures of its clips, and a poster like other films", async () => {
    const get = (url: string) => browser({ url, headers: { accept: "image/webp" } });
    for (const url of [
      `${playback.clips[second]?.posterUrl}&width=300`,
      `/media/titles/${film.id}/poster?width=100`,
      `/media/titles/${film.id}/backdrop?width=100`,
      `/media/titles/${film.id}/logo?width=100`,
    ]) {
      const picture = await get(url);
      expect([picture.statusCode, picture.headers["content-type"]]).toEqual([200, "image/webp"]);
    }
    expect((await get(`/media/titles/${film.id}/clips/none/still`)).statusCode).toBe(404);
  });

  test("sends its music in ranges", { timeout: 120_000 }, async () => {
    const [bed] = Object.values(playback.beds);
    if (!bed) throw new Error("no music");
    expect(bed.seconds).toBeGreaterThan(bed.loopSeconds);
    const part = await browser({ url: bed.url, headers: { range: "bytes=0-3999" } });
    expect([part.statusCode, part.headers["content-type"]]).toEqual([206, "audio/mp4"]);
    expect(part.rawPayload.toString("latin1", 4, 8)).toBe("ftyp");
    expect((await browser(bed.url.replace(/beds\/[^.]+/, "beds/none-1"))).statusCode).toBe(404);
  });

  test("has other clips without flashes, whose links work", async () => {
    const stormy = Object.keys(film.clips).find((clip) =>
      JSON.stringify(film.clips[clip]).includes('"lightning"'),
    );
    const calm = { noFlashing: true, reducedMotion: false, noAutoplay: false };
    const url = `/api/family-profiles/${home.parentId}/controls`;
    const payload = { ...defaultControls("parent"), highestRating: "R", calm };
    expect((await browser({ method: "PUT", url, payload })).statusCode).toBe(200);
    const after = await start(browser);
    const clip = stormy ?? opening;
    const [before, now] = [playback.clips[clip]?.manifestUrl, after.clips[clip]?.manifestUrl ?? ""];
    expect(now === before).toBe(stormy === undefined);
    expect((await browser(now)).statusCode).toBe(200);
  });
});

test("the trailer is public, of scenes of the clips", async () => {
  const { browser: unpaid } = await openHome(server, null);
  const url = `/api/titles/${film.id}/playback`;
  const answer = await unpaid({ method: "POST", url: `${url}?cut=trailer` });
  expect(answer.statusCode, answer.body).toBe(200);
  const trailer = answer.json();
  expect(trailer).toMatchObject({ durationSeconds: 12, keyUrl: null });
  expect((await unpaid(trailer.manifestUrl)).statusCode).toBe(200);
  expect((await unpaid(trailer.start.url)).headers["content-type"]).toBe("video/mp4");
  expect((await browser({ method: "POST", url: `${url}?cut=film` })).statusCode).toBe(404);
});

describe("access to clips", () => {
  test("belongs to the browser that started the film", async () => {
    const { manifestUrl = "" } = playback.clips[opening] ?? {};
    const other = await openHome(server, "duo");
    expect((await other.browser(manifestUrl)).statusCode).toBe(403);
    expect((await server.openBrowser()(manifestUrl)).statusCode).toBe(403);
  });

  test("needs a plan, and a film that the viewer may see", async () => {
    const { browser: unpaid } = await openHome(server, null);
    expect((await ask(unpaid)).json().error).toBe("SUBSCRIPTION_REQUIRED");
    const [bed] = Object.values(playback.beds);
    expect((await unpaid(bed?.url ?? "")).json().error).toBe("SUBSCRIPTION_REQUIRED");

    const member = await addProfile(home, { role: "child", ageGroup: "child" });
    const child = await signInAs(server, member);
    const before = await start(child);
    const payload = {
      ...defaultControls("child"),
      highestRating: "G",
      blockedTitles: [film.id],
    };
    const url = `/api/family-profiles/${member.id}/controls`;
    expect((await browser({ method: "PUT", url, payload })).statusCode).toBe(200);
    expect((await ask(child)).statusCode).toBe(404);
    const { manifestUrl = "", posterUrl = "", start: file } = before.clips[opening] ?? {};
    for (const hidden of [manifestUrl, posterUrl, file?.url ?? "", bed?.url ?? ""])
      expect((await child(hidden)).statusCode, hidden).toBe(404);
  });
});

test("the first seconds of each film are warmed", async () => {
  const interactive = findGrantedInteractive(server.app, film.id);
  if (!interactive) throw new Error("no film");
  const source = openClip(server.app, interactive, Object.keys(film.clips).at(-1) ?? "");
  const { packager } = server.app.media;
  expect(packager.size(partKeys.start(source))).toBeNull();
  const warming = { priority: "warming", signal: new AbortController().signal } as const;
  for (const { make } of listSteps([], [interactive]).filter(({ name }) => name === film.id))
    await make(server.app, warming);
  expect(packager.size(partKeys.start(openClip(server.app, interactive, opening)))).toBeGreaterThan(
    0,
  );
});
