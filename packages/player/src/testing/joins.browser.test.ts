import type { Browser, Page } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PlaybackSource } from "#core/playback-source.ts";
import { encryptFilm } from "./encrypt-film.ts";
import { type Film, makeClips, makeFilm } from "./make-film.ts";
import { PlayerTestPage, buildPlayerPage, launchBrowser } from "./player-test-page.ts";
import { reach, readState, watch } from "./watch.ts";

let browser: Browser;
let film: Film;
let sources: Record<"gate" | "bridge" | "lamps", PlaybackSource>;
let files: Map<string, Uint8Array>;

beforeAll(async () => {
  const [gate, bridge] = [makeFilm(5.5), makeFilm(4.25)];
  ({ film, sources } = makeClips({ gate, bridge: encryptFilm(bridge), lamps: encryptFilm(gate) }));
  [browser, files] = await Promise.all([launchBrowser(), buildPlayerPage()]);
});
afterAll(() => browser.close());

const open = () => PlayerTestPage.open(browser, film, files);
const expectsMore = { options: { expectsMore: true } };

/** Records the times of the pictures on screen and the loudness of the sound. */
async function record(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { video } = globalThis.player;
    globalThis.audioProbe = await globalThis.page.probeAudio(video);
    const times: number[] = [];
    const loudness: { at: number; rms: number }[] = [];
    Object.assign(globalThis, { recorded: { times, loudness } });
    const note = (_: number, frame: VideoFrameCallbackMetadata) => {
      times.push(frame.mediaTime);
      video.requestVideoFrameCallback(note);
    };
    video.requestVideoFrameCallback(note);
    setInterval(
      () => loudness.push({ at: video.currentTime, rms: globalThis.audioProbe.rms() }),
      10,
    );
  });
}

type Recorded = { times: number[]; loudness: { at: number; rms: number }[] };
const readRecorded = (page: Page) =>
  page.evaluate(() => Reflect.get(globalThis, "recorded") as Recorded);

/** The largest step of media time between two pictures around a time, in frames. */
function gapInFrames({ times }: Recorded, seconds: number): number {
  const near = times.filter((time) => Math.abs(time - seconds) < 0.4);
  const steps = near.slice(1).map((time, i) => time - (near[i] ?? 0));
  return Math.round(Math.max(...steps) * 24);
}

function quietest({ loudness }: Recorded, seconds: number): number {
  return Math.min(
    ...loudness.filter(({ at }) => Math.abs(at - seconds) < 0.3).map(({ rms }) => rms),
  );
}

function bufferedRanges(page: Page) {
  return page.evaluate(() => {
    const { buffered } = globalThis.player.video;
    return Array.from({ length: buffered.length }, (_, i) => [buffered.start(i), buffered.end(i)]);
  });
}

describe("joined clips", () => {
  test("play as one: no gap in the picture, no hole in the sound, one buffered range", async () => {
    await using testPage = await open();
    const { page } = testPage;
    await watch(page, sources.gate, expectsMore);
    await record(page);
    await page.evaluate(
      ([bridge, lamps]) => {
        globalThis.player.append(bridge, { id: "bridge", expectsMore: true });
        globalThis.player.append(lamps, { id: "lamps" });
      },
      [sources.bridge, sources.lamps] as const,
    );
    await reach(page, 11);
    const recorded = await readRecorded(page);
    const { joins, durationSeconds } = await readState(page);
    expect(joins.map(({ id, startSeconds }) => [id, startSeconds])).toEqual([
      [sources.gate.manifestUrl, 0],
      ["bridge", 5.5],
      ["lamps", 9.75],
    ]);
    expect(durationSeconds).toBe(15.25);
    for (const join of [5.5, 9.75]) {
      expect(gapInFrames(recorded, join)).toBeLessThanOrEqual(2);
      expect(quietest(recorded, join)).toBeGreaterThan(0.02);
    }
    expect(await bufferedRanges(page)).toHaveLength(1);
    expect(await page.evaluate(() => globalThis.stalls)).toBe(0);
    await page.waitForFunction(() => globalThis.player.state.phase === "ended");
  });

  test("a clip that is chosen 0.8 seconds before the end joins without a gap", async () => {
    await using testPage = await open();
    const { page } = testPage;
    await watch(page, sources.gate, expectsMore);
    await record(page);
    await reach(page, 4.7);
    await page.evaluate((bridge) => globalThis.player.append(bridge), sources.bridge);
    await reach(page, 6.5);
    const recorded = await readRecorded(page);
    expect(gapInFrames(recorded, 5.5)).toBeLessThanOrEqual(2);
    expect(quietest(recorded, 5.5)).toBeGreaterThan(0.02);
    expect(await page.evaluate(() => globalThis.stalls)).toBe(0);
  });

  test("a film that expects more waits at its end, and goes on when a clip comes", async () => {
    await using testPage = await open();
    const { page } = testPage;
    await watch(page, sources.gate, expectsMore);
    await reach(page, 5.3);
    await page.waitForFunction(() => globalThis.player.state.isWaiting);
    expect((await readState(page)).phase).toBe("playing");
    await page.evaluate((bridge) => globalThis.player.append(bridge), sources.bridge);
    await reach(page, 7);
    expect((await readState(page)).phase).toBe("playing");
  });

  test("a splice replaces what follows, while the clip before plays on until then", async () => {
    await using testPage = await open();
    const { page } = testPage;
    await watch(page, sources.gate, expectsMore);
    await record(page);
    await page.evaluate((lamps) => {
      globalThis.player.append(lamps, { id: "idle", expectsMore: true });
    }, sources.lamps);
    await reach(page, 2.4);
    await page.evaluate(
      (bridge) => globalThis.player.splice(bridge, 0, { id: "bridge" }),
      sources.bridge,
    );
    await page.waitForFunction(() =>
      globalThis.player.state.joins.some(({ id }) => id === "bridge"),
    );
    const { joins, durationSeconds } = await readState(page);
    const [first, second] = joins;
    expect(joins).toHaveLength(2);
    expect(second?.startSeconds).toBe(first?.endSeconds);
    expect(second?.startSeconds).toBeLessThan(4.5);
    const at = second?.startSeconds ?? 0;
    expect(durationSeconds).toBeCloseTo(at + 4.25, 5);
    await reach(page, at + 1.5);
    const recorded = await readRecorded(page);
    expect(gapInFrames(recorded, at)).toBeLessThanOrEqual(3);
    expect(quietest(recorded, at)).toBeGreaterThan(0.02);
    expect(await bufferedRanges(page)).toHaveLength(1);
    expect(await page.evaluate(() => globalThis.stalls)).toBe(0);
    await page.waitForFunction(() => globalThis.player.state.phase === "ended");
  });

  test("a viewer can seek back over a join, and forward again", async () => {
    await using testPage = await open();
    const { page } = testPage;
    await watch(page, sources.gate, expectsMore);
    await page.evaluate((bridge) => globalThis.player.append(bridge), sources.bridge);
    await reach(page, 6.5);
    await page.evaluate(() => globalThis.player.seek(4.8));
    await page.waitForFunction(() => globalThis.player.video.currentTime < 5.4);
    await reach(page, 6.2);
    await page.evaluate(() => globalThis.player.seek(9));
    await page.waitForFunction(() => globalThis.player.state.phase === "ended");
    expect((await readState(page)).failure).toBe(null);
  });

  test("captions switch at a join, and quality can be chosen after it", async () => {
    await using testPage = await open();
    const { page } = testPage;
    await watch(page, sources.gate, expectsMore);
    await page.evaluate((bridge) => {
      globalThis.player.setCaptionTrack("en");
      globalThis.player.append(bridge);
    }, sources.bridge);
    await reach(page, 5.6);
    await page.waitForFunction(() => {
      const [cue] = globalThis.player.captionTrack.shown.get();
      return cue?.lines[0]?.some(({ text }) => text.includes("Hello from 1"));
    });
    await page.evaluate(() => globalThis.player.setRung("low"));
    await page.waitForFunction(() => globalThis.player.video.videoWidth === 426);
    expect((await readState(page)).rungChoice).toBe("low");
  });

  test("a clip that can't be loaded fails as a film does, and is retried", async () => {
    await using testPage = await open();
    const { page, server } = testPage;
    server.fault = (path) => (path.startsWith("/film/bridge/") ? 404 : null);
    await watch(page, sources.gate, expectsMore);
    await page.evaluate(
      (bridge) => globalThis.player.append(bridge, { id: "bridge" }),
      sources.bridge,
    );
    await page.waitForFunction(() => globalThis.player.state.phase === "failed");
    expect((await readState(page)).failure?.kind).toBe("server");
    server.fault = () => null;
    await page.evaluate(() => globalThis.player.retry());
    await reach(page, 6.5, 30_000);
    expect((await readState(page)).failure).toBe(null);
  });

  test("play in two elements where the engine can't join them", async () => {
    await using testPage = await open();
    const { page } = testPage;
    await watch(page, sources.gate, { engines: ["hls"], ...expectsMore });
    await page.evaluate((bridge) => {
      Object.assign(globalThis, { firstVideo: globalThis.player.video });
      globalThis.player.append(bridge, { id: "bridge" });
    }, sources.bridge);
    await page.waitForFunction(() => globalThis.player.currentSeconds > 6.5);
    expect(
      await page.evaluate(() => [
        globalThis.player.video === Reflect.get(globalThis, "firstVideo"),
        document.querySelector("video") === globalThis.player.video,
        globalThis.player.state.timeSeconds > 5.5,
      ]),
    ).toEqual([false, true, true]);
    await page.waitForFunction(() => globalThis.player.state.phase === "ended");
  });
});
