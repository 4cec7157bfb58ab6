import type { Browser } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Film, makeFilm } from "./make-film.ts";
import { PlayerTestPage, buildPlayerPage, launchBrowser } from "./player-test-page.ts";
import { reach, readState, watch } from "./watch.ts";

let browser: Browser;
let film: Film;
let files: Map<string, Uint8Array>;

beforeAll(async () => {
  film = makeFilm();
  [browser, files] = await Promise.all([launchBrowser(), buildPlayerPage()]);
});
afterAll(() => browser.close());

/** The tones of the film's audio tracks (make-film.ts). */
const [englishHertz, frenchHertz] = [440, 1760];

describe("the CMAF engine", () => {
  test("plays from the start file on to the segments with moving pictures and sound", async () => {
    await using testPage = await PlayerTestPage.open(browser, film, files);
    const { page } = testPage;
    await watch(page, film.source);
    await page.evaluate(async () => {
      globalThis.audioProbe = await globalThis.page.probeAudio(globalThis.player.video);
    });
    await reach(page, 1.9);
    const before = await page.evaluate(pictureHash);
    await reach(page, 4.5);
    const after = await page.evaluate(pictureHash);
    const { rms, hertz } = await page.evaluate(() => ({
      rms: globalThis.audioProbe.rms(),
      hertz: globalThis.audioProbe.dominantHertz(),
    }));
    expect(after).not.toBe(before);
    expect(rms).toBeGreaterThan(0.01);
    expect(Math.abs(hertz - englishHertz)).toBeLessThan(30);
    expect(await page.evaluate(() => globalThis.stalls)).toBe(0);
    expect(testPage.server.requestedPaths).not.toContain("/film/low/0.m4s");
    expect(testPage.server.requestedPaths).not.toContain("/film/en/0.m4s");
  });

  test("preloads its start file alone, and loads the rest once it is played", async () => {
    await using testPage = await PlayerTestPage.open(browser, film, files);
    const { page, server } = testPage;
    await watch(page, film.source, { options: { preloadOnly: true } });
    await page.waitForTimeout(1500);
    const segments = () => server.requestedPaths.filter((path) => path.endsWith(".m4s"));
    expect(segments()).toEqual([]);
    expect(await readState(page)).toMatchObject({ hasFrame: true, timeSeconds: 0 });
    await page.evaluate(() => globalThis.player.play());
    await reach(page, 4);
    expect(segments().length).toBeGreaterThan(0);
    expect(await page.evaluate(() => globalThis.stalls)).toBe(0);
  });

  test("reaches the end and reports it", async () => {
    await using testPage = await PlayerTestPage.open(browser, film, files);
    const { page } = testPage;
    await watch(page, film.source);
    await page.evaluate(() => globalThis.player.seek(22.5));
    await page.waitForFunction(() => globalThis.player.state.phase === "ended");
    const { timeSeconds, durationSeconds } = await readState(page);
    expect(timeSeconds).toBeGreaterThan(durationSeconds - 0.3);
    await page.evaluate(() => globalThis.player.play());
    await page.waitForFunction(() => {
      const { phase, timeSeconds: now } = globalThis.player.state;
      return phase === "playing" && now > 0.5 && now < 5;
    });
  });

  test("seeks within the buffer without the server, and beyond it without the segments between", async () => {
    await using testPage = await PlayerTestPage.open(browser, film, files);
    const { page, server } = testPage;
    const stall = (path: string) => (path.endsWith(".m4s") ? 0 : 1);
    server.stallsAt = stall;
    await watch(page, film.source);
    expect(await seekTo(page, 1.5)).toMatchObject({ seconds: 1.5, hasFrame: true });
    server.stallsAt = () => 1;
    server.requestedPaths.length = 0;
    expect(await seekTo(page, 20.4)).toMatchObject({ seconds: 20.4, hasFrame: true });
    const numbers = server.requestedPaths.flatMap(
      (path) => /(?:low|medium|high)\/(\d+)/.exec(path)?.[1] ?? [],
    );
    // The start file ends where segment 2 begins, which is requested until the seek.
    expect(numbers.find((number) => Number(number) > 2)).toBe("11");
    server.stallsAt = stall;
    expect(await seekTo(page, 0.2)).toMatchObject({ seconds: 0.2, hasFrame: true });
  });

  test("shows the first picture of a prefetched start file without the server", async () => {
    await using testPage = await PlayerTestPage.open(browser, film, files);
    const { page, server } = testPage;
    const start = film.source.start?.url ?? "";
    server.stallsAt = (path) => (path === start ? 1 : 0);
    await watch(page, film.source, { prefetch: [start] });
    expect((await readState(page)).hasFrame).toBe(true);
    expect(server.requestedPaths.filter((path) => path === start)).toHaveLength(1);
  });

  test("resumes slightly before a segment's end, and in the film's last moment", async () => {
    for (const startSeconds of [3.97, 23.98]) {
      await using testPage = await PlayerTestPage.open(browser, film, files);
      await watch(testPage.page, film.source, { options: { startSeconds } });
      const { failure, phase } = await readState(testPage.page);
      expect([startSeconds, failure]).toEqual([startSeconds, null]);
      expect(["playing", "ended"]).toContain(phase);
    }
  });

  test("resumes at a given position without the start file", async () => {
    await using testPage = await PlayerTestPage.open(browser, film, files);
    const { page } = testPage;
    await watch(page, film.source, { options: { startSeconds: 13.3 } });
    const { timeSeconds } = await readState(page);
    await reach(page, 14.5);
    expect(timeSeconds).toBeGreaterThanOrEqual(13.2);
    expect(testPage.server.requestedPaths).not.toContain("/film/start.mp4");
    expect(testPage.server.requestedPaths.filter((path) => path.endsWith("/0.m4s"))).toEqual([]);
  });

  test("changes to a chosen quality without a stall", async () => {
    await using testPage = await PlayerTestPage.open(browser, film, files);
    const { page } = testPage;
    await watch(page, film.source, { options: { bitsPerSecond: 10_000_000 } });
    await reach(page, 3);
    const bufferedSeconds = await bufferEnd(page);
    await page.evaluate(() => globalThis.player.setRung("medium"));
    await page.waitForFunction(
      () =>
        globalThis.player.video.videoWidth === 640 &&
        globalThis.player.state.rungPlaying === "medium",
    );
    const { rungChoice, timeSeconds } = await readState(page);
    expect(rungChoice).toBe("medium");
    expect(timeSeconds).toBeLessThan(bufferedSeconds);
    await page.evaluate(() => globalThis.player.setRung("low"));
    await page.waitForFunction(() => globalThis.player.video.videoWidth === 426);
    await reach(page, timeSeconds + 4);
    expect(await page.evaluate(() => globalThis.stalls)).toBe(0);
  });

  test("reports a new speed and volume at once, and applies them", async () => {
    await using testPage = await PlayerTestPage.open(browser, film, files);
    const { page } = testPage;
    await watch(page, film.source);
    const state = await page.evaluate(() => {
      globalThis.player.setSpeed(1.5);
      globalThis.player.setVolume(0.25);
      return globalThis.player.state;
    });
    expect(state).toMatchObject({ speed: 1.5, volume: 0.25, isMuted: false });
    await reach(page, 1);
    expect(await readState(page)).toMatchObject({ speed: 1.5, volume: 0.25 });
    expect(await page.evaluate(() => globalThis.player.video.playbackRate)).toBe(1.5);
  });

  test("switches to another audio track", async () => {
    await using testPage = await PlayerTestPage.open(browser, film, files);
    const { page } = testPage;
    await watch(page, film.source);
    await page.evaluate(async () => {
      globalThis.audioProbe = await globalThis.page.probeAudio(globalThis.player.video);
    });
    await reach(page, 1);
    const bufferedSeconds = await bufferEnd(page);
    await page.evaluate(() => globalThis.player.setAudioTrack("fr"));
    await page.waitForFunction(
      (hertz) => Math.abs(globalThis.audioProbe.dominantHertz() - hertz) < 30,
      frenchHertz,
    );
    const { audioTrack, timeSeconds } = await readState(page);
    expect(audioTrack).toBe("fr");
    expect(timeSeconds).toBeLessThan(bufferedSeconds);
    expect(await page.evaluate(() => globalThis.stalls)).toBe(0);
    await page.evaluate(() => globalThis.player.seek(16));
    await page.waitForFunction(
      (hertz) => Math.abs(globalThis.audioProbe.dominantHertz() - hertz) < 30,
      frenchHertz,
    );
  });

  test("shows the captions of the moment, in the chosen language", async () => {
    await using testPage = await PlayerTestPage.open(browser, film, files);
    const { page } = testPage;
    await watch(page, film.source, { options: { startSeconds: 6.1 } });
    await page.evaluate(() => globalThis.player.setCaptionTrack("fr"));
    const text = await page.waitForFunction(() => {
      const cue = globalThis.player.captionTrack.shown.get()[0];
      return cue && `${cue.startSeconds} ${cue.lines[0]?.[0]?.text}`;
    });
    expect(await text.jsonValue()).toMatch(/^(\d+) Bonjour de la seconde \1$/);
    await page.evaluate(() => globalThis.player.setCaptionTrack(null));
    expect(await page.evaluate(() => globalThis.player.captionTrack.shown.get())).toEqual([]);
  });

  test("returns a thumbnail for any time", async () => {
    await using testPage = await PlayerTestPage.open(browser, film, files);
    const { page } = testPage;
    await watch(page, film.source);
    const sizes = await page.evaluate(async () => {
      const [first, last] = await Promise.all([
        globalThis.player.thumbnailAt(0.5),
        globalThis.player.thumbnailAt(23),
      ]);
      return [first?.width, first?.height, last?.width];
    });
    expect(sizes).toEqual([160, 90, 160]);
  });

  test("steps up from the start file when bandwidth allows, but not above the screen's height", async () => {
    await using testPage = await PlayerTestPage.open(browser, film, files);
    const { page } = testPage;
    await page.setViewportSize({ width: 480, height: 300 });
    await watch(page, film.source);
    await page.waitForFunction(() => globalThis.player.video.videoWidth > 426);
    await reach(page, 6);
    expect((await readState(page)).rungPlaying).toBe("medium");
    expect(testPage.server.requestedPaths.some((path) => path.startsWith("/film/high"))).toBe(
      false,
    );
  });
});

/** Up to where media is buffered: a change that is shown before doesn't wait for it to be played. */
async function bufferEnd(page: PlayerTestPage["page"]): Promise<number> {
  const { buffered } = await readState(page);
  return buffered.at(-1)?.end ?? 0;
}

/** Seeks, and reads the position at which the picture is. */
async function seekTo(page: PlayerTestPage["page"], seconds: number) {
  return page.evaluate(async (time) => {
    const { video } = globalThis.player;
    const seeked = new Promise((resolve) => {
      video.addEventListener("seeked", resolve, { once: true });
    });
    globalThis.player.seek(time);
    const target = video.currentTime;
    await seeked;
    return {
      seconds: target,
      hasFrame: video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA,
    };
  }, seconds);
}

/** A hash of the picture on screen, different for different pictures. */
function pictureHash(): string {
  const canvas = new OffscreenCanvas(64, 36);
  const context = canvas.getContext("2d");
  context?.drawImage(globalThis.player.video, 0, 0, 64, 36);
  const { data } = context?.getImageData(0, 0, 64, 36) ?? { data: [] };
  return [...data].reduce((hash, value) => (Math.imul(hash, 31) + value) | 0, 7).toString(16);
}
