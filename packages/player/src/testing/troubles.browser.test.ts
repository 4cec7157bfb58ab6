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

const isSegment = (path: string) => path.endsWith(".m4s");

describe("when the network fails", () => {
  test("a film continues by itself after segments were lost for a while", async () => {
    await using testPage = await PlayerTestPage.open(browser, film, files);
    const { page, server } = testPage;
    let lost = 0;
    server.fault = (path) => (isSegment(path) && (lost += 1) < 9 ? "cut" : null);
    await watch(page, film.source);
    await reach(page, 4);
    expect(lost).toBeGreaterThanOrEqual(9);
    expect((await readState(page)).failure).toBe(null);
  });

  test("a film that can't continue reports it, and resumes when retried", async () => {
    await using testPage = await PlayerTestPage.open(browser, film, files);
    const { page, server } = testPage;
    server.fault = (path) => (isSegment(path) ? "cut" : null);
    await watch(page, film.source);
    await page.waitForFunction(() => globalThis.player.state.phase === "failed", null, {
      timeout: 60_000,
    });
    const { failure, timeSeconds } = await readState(page);
    expect(failure?.kind).toBe("network");
    expect(timeSeconds).toBeGreaterThan(1.5);
    server.fault = () => null;
    await page.evaluate(() => globalThis.player.retry());
    await reach(page, timeSeconds + 1.5);
    expect((await readState(page)).failure).toBe(null);
  }, 90_000);

  test("reports an expired playback token", async () => {
    await using testPage = await PlayerTestPage.open(browser, film, files);
    testPage.server.fault = (path) => (isSegment(path) ? 403 : null);
    await watch(testPage.page, film.source);
    await testPage.page.waitForFunction(() => globalThis.player.state.phase === "failed");
    expect((await readState(testPage.page)).failure?.kind).toBe("expired");
  });

  test("a film starts without its start file when that is missing", async () => {
    await using testPage = await PlayerTestPage.open(browser, film, files);
    testPage.server.fault = (path) => (path.endsWith("start.mp4") ? 404 : null);
    await watch(testPage.page, film.source);
    await reach(testPage.page, 1.5);
    expect((await readState(testPage.page)).engine).toBe("cmaf");
  });

  test("a seek past a start file that is still loading does not wait for it", async () => {
    await using testPage = await PlayerTestPage.open(browser, film, files);
    const { page, server } = testPage;
    server.stallsAt = (path) => (path.endsWith("start.mp4") ? 0.6 : 1);
    await watch(page, film.source);
    await page.evaluate(() => globalThis.player.seek(12));
    await reach(page, 13);
    expect((await readState(page)).failure).toBe(null);
  });

  test("where nothing is cached yet, a seek takes the lowest rung without waiting for another", async () => {
    await using testPage = await PlayerTestPage.open(browser, film, files);
    const { page, server } = testPage;
    const options = { bitsPerSecond: 50_000_000, isLowData: true };
    await watch(page, film.source, { options });
    await reach(page, 3);
    const isBetter = (path: string) => /\/(?:medium|high)\/\d/.test(path);
    const isPicture = (path: string) => isBetter(path) || /\/low\/\d/.test(path);
    server.isNotCached = isBetter;
    server.delayMs = (path) => (isBetter(path) ? 20_000 : 0);
    const before = server.requestedPaths.length;
    await page.evaluate(() => globalThis.player.seek(16));
    await reach(page, 17);
    const [first = "", second] = server.requestedPaths.slice(before).filter(isPicture);
    expect([isBetter(first), second]).toEqual([true, first.replace(/medium|high/, "low")]);
  });

  test("while pictures of a position are made, no more sound is requested than goes with them", async () => {
    await using testPage = await PlayerTestPage.open(browser, film, files);
    const { page, server } = testPage;
    const isPicture = (path: string) => isSegment(path) && /\/(?:low|medium|high)\//.test(path);
    server.delayMs = (path) => (isPicture(path) ? 2500 : 0);
    await watch(page, film.source);
    await reach(page, 0.5);
    const before = server.requestedPaths.length;
    const sounds = () =>
      server.requestedPaths.slice(before).filter((path) => isSegment(path) && !isPicture(path));
    await page.evaluate(() => globalThis.player.seek(16));
    await expect.poll(() => sounds().length).toBe(1);
    await page.waitForTimeout(1500);
    expect(sounds().length).toBe(1);
    server.delayMs = () => 0;
    await reach(page, 17);
    expect(sounds().length).toBeGreaterThan(1);
  });

  test("a start file with several tracks in one moof is skipped", async () => {
    const muxed = film.files.get("plain.mp4");
    if (!muxed) throw new Error("The film has no plain file.");
    const odd = { ...film, files: new Map([...film.files, ["start.mp4", muxed]]) };
    await using testPage = await PlayerTestPage.open(browser, odd, files);
    await watch(testPage.page, film.source);
    await reach(testPage.page, 3);
    expect((await readState(testPage.page)).engine).toBe("cmaf");
  });

  test("the quality falls before the picture stops when the network slows down", async () => {
    await using testPage = await PlayerTestPage.open(browser, film, files);
    const { page } = testPage;
    const network = await page.context().newCDPSession(page);
    await network.send("Network.enable");
    const throttle = (kilobits: number) =>
      network.send("Network.emulateNetworkConditions", {
        offline: false,
        latency: 40,
        downloadThroughput: (kilobits * 1000) / 8,
        uploadThroughput: 1_000_000,
      });
    await throttle(5000);
    await watch(page, film.source, { options: { bitsPerSecond: 5_000_000, isLowData: true } });
    await reach(page, 3);
    await throttle(900);
    await page.evaluate(() => globalThis.player.seek(15));
    await reach(page, 20, 60_000);
    const { rungPlaying } = await readState(page);
    expect(["low", "medium"]).toContain(rungPlaying);
  }, 90_000);
});

describe("when the server draws the film while it is watched", () => {
  test("better rungs are requested, but never waited for until the picture stops", async () => {
    await using testPage = await PlayerTestPage.open(browser, film, files);
    const { page, server } = testPage;
    const drawn = new Set<string>();
    server.delayMs = (path) => {
      const [, rung] = /\/(low|medium|high)\/\d+\.m4s$/.exec(path) ?? [];
      if (!rung || drawn.has(path)) return 0;
      drawn.add(path);
      return { low: 150, medium: 700, high: 3500 }[rung] ?? 0;
    };
    const options = { bitsPerSecond: 50_000_000, isLowData: true };
    await watch(page, film.source, { options });
    await reach(page, 12);
    expect(await page.evaluate(() => globalThis.stalls)).toBe(0);
    expect(server.requestedPaths.some((path) => path.startsWith("/film/high/"))).toBe(true);
  });

  test("after a seek, a better rung that isn't drawn yet is left for the lowest", async () => {
    await using testPage = await PlayerTestPage.open(browser, film, files);
    const { page, server } = testPage;
    const options = { bitsPerSecond: 50_000_000, isLowData: true };
    await watch(page, film.source, { options });
    await reach(page, 3);
    const isBetter = (path: string) => /\/(?:medium|high)\/\d/.test(path);
    server.delayMs = (path) => (isBetter(path) ? 20_000 : 0);
    const before = server.requestedPaths.length;
    await page.evaluate(() => globalThis.player.seek(21));
    await reach(page, 21.3);
    const pictures = server.requestedPaths
      .slice(before)
      .filter((path) => /\/(?:low|medium|high)\/\d/.test(path));
    expect(pictures.map(isBetter).slice(0, 2)).toEqual([true, false]);
  });
});

describe("when one way of playing fails", () => {
  test("an element that fails in the middle of a film hands over to the next", async () => {
    await using testPage = await PlayerTestPage.open(browser, film, files);
    const { page } = testPage;
    await watch(page, film.source, { engines: ["cmaf", "hls"] });
    await reach(page, 2.5);
    await page.evaluate(() => {
      const { video } = globalThis.player;
      video.dispatchEvent(new Event("error"));
    });
    await page.waitForFunction(() => globalThis.player.state.engine === "hls");
    await reach(page, 4);
    expect((await readState(page)).failure).toBe(null);
  });

  test("the next takes over at the same position: hls.js", async () => {
    await using testPage = await PlayerTestPage.open(browser, film, files);
    const { page, server } = testPage;
    // hls.js reads the valid media playlists; the CMAF engine gets URLs of invalid ones.
    const rungs = film.source.rungs.map((rung) => ({
      ...rung,
      playlistUrl: "/film/captions-en.vtt",
    }));
    await watch(
      page,
      { ...film.source, rungs, start: null },
      { engines: ["cmaf", "hls"], options: { startSeconds: 9 } },
    );
    await reach(page, 10.5);
    const { engine, rungs: offered, audioTracks } = await readState(page);
    expect({ engine, rungs: offered.length, audio: audioTracks.length }).toEqual({
      engine: "hls",
      rungs: 3,
      audio: 2,
    });
    expect(server.requestedPaths).toContain("/film/manifest.m3u8");
  });

  test("hls.js changes quality and language by the same methods", async () => {
    await using testPage = await PlayerTestPage.open(browser, film, files);
    const { page } = testPage;
    await watch(page, { ...film.source, rungs: [] }, { engines: ["hls"] });
    await reach(page, 1);
    const names = await page.evaluate(() => globalThis.player.state.rungs.map(({ name }) => name));
    const [lowest = null, highest = null] = [names.at(0), names.at(-1)];
    for (const chosen of [highest, lowest]) {
      await page.evaluate((rung) => globalThis.player.setRung(rung), chosen);
      await page.waitForFunction((rung) => globalThis.player.state.rungPlaying === rung, chosen);
    }
    await page.waitForFunction(() => globalThis.player.video.videoWidth === 426);
    await page.evaluate(() => globalThis.player.setAudioTrack("1"));
    await page.waitForFunction(() => globalThis.player.state.audioTrack === "1");
    expect((await readState(page)).rungPlaying).toBe(lowest);
  });

  test("the plain file is the last resort, and its end is the player's", async () => {
    await using testPage = await PlayerTestPage.open(browser, film, files);
    const { page } = testPage;
    const playlistUrl = "/film/captions-en.vtt";
    const rungs = film.source.rungs.map((rung) => ({ ...rung, playlistUrl }));
    const audioTracks = film.source.audioTracks.map((track) => ({ ...track, playlistUrl }));
    const broken = { ...film.source, start: null, manifestUrl: playlistUrl, rungs, audioTracks };
    await watch(page, broken, { engines: ["cmaf", "plain"] });
    await reach(page, 0.5);
    expect((await readState(page)).engine).toBe("plain");
    await page.evaluate(() => globalThis.player.seek(23));
    await page.waitForFunction(() => globalThis.player.state.phase === "ended");
  });
});

describe("where memory or power is scarce", () => {
  test("a full buffer drops past media and keeps playing", async () => {
    await using testPage = await PlayerTestPage.open(browser, film, files);
    const { page } = testPage;
    await page.evaluate(() => {
      const { prototype } = SourceBuffer;
      const append = Reflect.get(prototype, "appendBuffer");
      prototype.appendBuffer = function appendWithLimit(bytes) {
        const { buffered } = this;
        const held =
          buffered.length > 0 ? buffered.end(buffered.length - 1) - buffered.start(0) : 0;
        if (held > 9) throw new DOMException("full", "QuotaExceededError");
        append.call(this, bytes);
      };
    });
    await watch(page, film.source);
    await page.evaluate(() => globalThis.player.setSpeed(2));
    await reach(page, 18, 30_000);
    const { failure, buffered } = await readState(page);
    expect(failure).toBe(null);
    expect(buffered[0]?.start).toBeGreaterThan(0);
  });

  test("a managed source is fed only on demand", async () => {
    await using testPage = await PlayerTestPage.open(browser, film, files);
    const { page, server } = testPage;
    await page.evaluate(() => {
      class Managed extends MediaSource {
        streaming = true;
      }
      Object.assign(globalThis, { ManagedMediaSource: Managed, made: null });
      const open = URL.createObjectURL.bind(URL);
      URL.createObjectURL = (source) => {
        if (source instanceof Managed) {
          source.streaming = false;
          Object.assign(globalThis, { made: source });
        }
        return open(source);
      };
    });
    await watch(page, film.source);
    await page.waitForTimeout(700);
    expect(server.requestedPaths.filter(isSegment)).toEqual([]);
    await page.evaluate(() => {
      const made: unknown = Reflect.get(globalThis, "made");
      if (!(made instanceof MediaSource)) throw new Error("No managed source was made.");
      Object.assign(made, { streaming: true });
      made.dispatchEvent(new Event("startstreaming"));
    });
    await reach(page, 3);
  });
});
