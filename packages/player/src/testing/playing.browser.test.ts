import type { Browser } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Film, makeFilm } from "./make-film.ts";
import { Stage, buildPlayerPage, launchBrowser } from "./open-stage.ts";
import { reach, readState, watch } from "./stage-kit.ts";

let browser: Browser;
let film: Film;
let files: Map<string, Uint8Array>;

beforeAll(async () => {
  film = makeFilm();
  [browser, files] = await Promise.all([launchBrowser(), buildPlayerPage()]);
});
afterAll(() => browser.close());

describe("our own engine", () => {
  test("plays from the start file on to the segments with moving pictures and sound", async () => {
    await using stage = await Stage.open(browser, film, files);
    const { page } = stage;
    await watch(page, film.source);
    await page.evaluate(async () => {
      globalThis.ear = await globalThis.page.listen(globalThis.player.video);
    });
    await reach(page, 1.9);
    const before = await page.evaluate(pictureHash);
    await reach(page, 4.5);
    const after = await page.evaluate(pictureHash);
    const heard = await page.evaluate(() => [globalThis.ear.energy(), globalThis.ear.hertz()]);
    expect(after).not.toBe(before);
    expect(heard[0]).toBeGreaterThan(0.01);
    expect(heard[1]).toBeGreaterThan(420);
    expect(heard[1]).toBeLessThan(460);
    expect(await page.evaluate(() => globalThis.stalls)).toBe(0);
    expect(stage.server.asked).not.toContain("/film/low/0.m4s");
    expect(stage.server.asked).not.toContain("/film/en/0.m4s");
  });

  test("preloads its start file alone, and loads the rest once it is played", async () => {
    await using stage = await Stage.open(browser, film, files);
    const { page, server } = stage;
    await watch(page, film.source, { options: { preloadOnly: true } });
    await page.waitForTimeout(1500);
    const segments = () => server.asked.filter((path) => path.endsWith(".m4s"));
    expect(segments()).toEqual([]);
    expect(await readState(page)).toMatchObject({ hasFrame: true, timeSeconds: 0 });
    await page.evaluate(() => globalThis.player.play());
    await reach(page, 4);
    expect(segments().length).toBeGreaterThan(0);
    expect(await page.evaluate(() => globalThis.stalls)).toBe(0);
  });

  test("reaches the end and reports it", async () => {
    await using stage = await Stage.open(browser, film, files);
    const { page } = stage;
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

  test("seeks within the buffer at once, and beyond it without the segments between", async () => {
    await using stage = await Stage.open(browser, film, files);
    const { page } = stage;
    stage.server.delayMs = (path) => (path.endsWith(".m4s") ? 250 : 0);
    await watch(page, film.source);
    await reach(page, 0.5);
    const held = await seekTo(page, 1.5);
    stage.server.asked.length = 0;
    const beyond = await seekTo(page, 20.4);
    const { video, frame } = await page.evaluate(() => ({
      video: globalThis.player.video.currentTime,
      frame: globalThis.player.video.readyState,
    }));
    expect(held).toBeLessThan(150);
    expect(beyond).toBeLessThan(1500);
    expect(video).toBeGreaterThanOrEqual(20.4);
    expect(frame).toBeGreaterThanOrEqual(2);
    const numbers = stage.server.asked.flatMap(
      (path) => /(?:low|medium|high)\/(\d+)/.exec(path)?.[1] ?? [],
    );
    expect(numbers[0]).toBe("11");
    const back = await seekTo(page, 0.2);
    expect(back).toBeLessThan(150);
  });

  test("resumes slightly before a segment's end, and in the film's last moment", async () => {
    for (const startSeconds of [3.97, 23.98]) {
      await using stage = await Stage.open(browser, film, files);
      await watch(stage.page, film.source, { options: { startSeconds } });
      const { failure, phase } = await readState(stage.page);
      expect([startSeconds, failure]).toEqual([startSeconds, null]);
      expect(["playing", "ended"]).toContain(phase);
    }
  });

  test("resumes at a given position without the start file", async () => {
    await using stage = await Stage.open(browser, film, files);
    const { page } = stage;
    await watch(page, film.source, { options: { startSeconds: 13.3 } });
    const { timeSeconds } = await readState(page);
    await reach(page, 14.5);
    expect(timeSeconds).toBeGreaterThanOrEqual(13.2);
    expect(stage.server.asked).not.toContain("/film/start.mp4");
    expect(stage.server.asked.filter((path) => path.endsWith("/0.m4s"))).toEqual([]);
  });

  test("changes to a chosen quality without a stall", async () => {
    await using stage = await Stage.open(browser, film, files);
    const { page } = stage;
    await watch(page, film.source, { options: { bitsPerSecond: 10_000_000 } });
    await reach(page, 3);
    await page.evaluate(() => globalThis.player.setRung("medium"));
    await page.waitForFunction(
      () =>
        globalThis.player.video.videoWidth === 640 &&
        globalThis.player.state.rungPlaying === "medium",
    );
    const { rungChoice, timeSeconds } = await readState(page);
    expect(rungChoice).toBe("medium");
    expect(timeSeconds).toBeLessThan(7);
    await page.evaluate(() => globalThis.player.setRung("low"));
    await page.waitForFunction(() => globalThis.player.video.videoWidth === 426);
    await reach(page, timeSeconds + 4);
    expect(await page.evaluate(() => globalThis.stalls)).toBe(0);
  });

  test("reports a new speed and volume at once, and plays by them", async () => {
    await using stage = await Stage.open(browser, film, files);
    const { page } = stage;
    await watch(page, film.source);
    const said = await page.evaluate(() => {
      globalThis.player.setSpeed(1.5);
      globalThis.player.setVolume(0.25);
      return globalThis.player.state;
    });
    expect(said).toMatchObject({ speed: 1.5, volume: 0.25, isMuted: false });
    await reach(page, 1);
    expect(await readState(page)).toMatchObject({ speed: 1.5, volume: 0.25 });
    expect(await page.evaluate(() => globalThis.player.video.playbackRate)).toBe(1.5);
  });

  test("lets the other language be heard", async () => {
    await using stage = await Stage.open(browser, film, files);
    const { page } = stage;
    await watch(page, film.source);
    await page.evaluate(async () => {
      globalThis.ear = await globalThis.page.listen(globalThis.player.video);
    });
    await reach(page, 1);
    await page.evaluate(() => globalThis.player.setAudioTrack("fr"));
    await page.waitForFunction(() => Math.abs(globalThis.ear.hertz() - 1760) < 30);
    const { audioTrack, timeSeconds } = await readState(page);
    expect(audioTrack).toBe("fr");
    expect(timeSeconds).toBeLessThan(5);
    expect(await page.evaluate(() => globalThis.stalls)).toBe(0);
    await page.evaluate(() => globalThis.player.seek(16));
    await page.waitForFunction(() => Math.abs(globalThis.ear.hertz() - 1760) < 30);
  });

  test("shows the captions of the moment, in the chosen language", async () => {
    await using stage = await Stage.open(browser, film, files);
    const { page } = stage;
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

  test("has a picture for any time of the scrubber", async () => {
    await using stage = await Stage.open(browser, film, files);
    const { page } = stage;
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

  test("steps up from the start file when the network carries more, and never above the screen", async () => {
    await using stage = await Stage.open(browser, film, files);
    const { page } = stage;
    await page.setViewportSize({ width: 480, height: 300 });
    await watch(page, film.source);
    await page.waitForFunction(() => globalThis.player.video.videoWidth > 426);
    await reach(page, 6);
    expect((await readState(page)).rungPlaying).toBe("medium");
    expect(stage.server.asked.some((path) => path.startsWith("/film/high"))).toBe(false);
  });
});

async function seekTo(page: Stage["page"], seconds: number): Promise<number> {
  return page.evaluate(async (time) => {
    const { video } = globalThis.player;
    const begun = performance.now();
    const sought = new Promise((resolve) => {
      video.addEventListener("seeked", resolve, { once: true });
    });
    globalThis.player.seek(time);
    await sought;
    return performance.now() - begun;
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
