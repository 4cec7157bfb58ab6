import type { Browser } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { encryptFilm } from "./encrypt-film.ts";
import { type Film, makeFilm } from "./make-film.ts";
import { PlayerTestPage, buildPlayerPage, launchBrowser, plainHost } from "./player-test-page.ts";
import { reach, readState, watch } from "./watch.ts";

let browser: Browser;
let film: Film;
let files: Map<string, Uint8Array>;

beforeAll(async () => {
  film = encryptFilm(makeFilm());
  [browser, files] = await Promise.all([launchBrowser(), buildPlayerPage()]);
});
afterAll(() => browser.close());

const isKey = (path: string) => path === "/film/key";

describe.each([
  { place: "on a secure page", host: "127.0.0.1", isSecure: true },
  { place: "on a plain page of a home network", host: plainHost, isSecure: false },
])("an encrypted film $place", ({ host, isSecure }) => {
  test("plays, with one key for all its renditions", async () => {
    await using testPage = await PlayerTestPage.open(browser, film, files, host);
    const { page, server } = testPage;
    expect(await page.evaluate(() => globalThis.isSecureContext)).toBe(isSecure);
    await watch(page, film.source);
    await reach(page, 4.5);
    await page.evaluate(() => globalThis.player.setRung("low"));
    await page.waitForFunction(() => globalThis.player.video.videoWidth === 426);
    await page.evaluate(() => globalThis.player.seek(20));
    await reach(page, 21);
    expect((await readState(page)).engine).toBe("cmaf");
    expect(server.requestedPaths.filter(isKey)).toHaveLength(1);
  });

  test("shows its first picture before it has the key", async () => {
    await using testPage = await PlayerTestPage.open(browser, film, files, host);
    testPage.server.fault = (path) => (isKey(path) ? "cut" : null);
    await watch(testPage.page, film.source);
    expect((await readState(testPage.page)).hasFrame).toBe(true);
    testPage.server.fault = () => null;
    await reach(testPage.page, 4);
  });

  test("starts in the middle, and requests the key before the first segments", async () => {
    await using testPage = await PlayerTestPage.open(browser, film, files, host);
    const { page, server } = testPage;
    await watch(page, film.source, { options: { startSeconds: 13.3 } });
    await reach(page, 14.5);
    const segment = server.requestedPaths.findIndex((path) => path.endsWith(".m4s"));
    expect(server.requestedPaths).toContain("/film/key");
    expect(server.requestedPaths.findIndex(isKey)).toBeLessThan(segment);
  });

  test("plays in hls.js too", async () => {
    await using testPage = await PlayerTestPage.open(browser, film, files, host);
    const { page } = testPage;
    await watch(page, film.source, { engines: ["hls"] });
    await reach(page, 3);
    await page.evaluate(() => globalThis.player.seek(16));
    await reach(page, 17.5);
    expect(await readState(page)).toMatchObject({ engine: "hls", failure: null });
  });

  test("reports an expired playback token when the key is refused", async () => {
    await using testPage = await PlayerTestPage.open(browser, film, files, host);
    testPage.server.fault = (path) => (isKey(path) ? 403 : null);
    await watch(testPage.page, film.source);
    await testPage.page.waitForFunction(() => globalThis.player.state.phase === "failed");
    expect((await readState(testPage.page)).failure?.kind).toBe("expired");
  });

  test("fails with another film's key, and falls back to the plain file", async () => {
    const other = { ...film, files: new Map([...film.files, ["key", new Uint8Array(16)]]) };
    await using testPage = await PlayerTestPage.open(browser, other, files, host);
    await watch(testPage.page, film.source, { engines: ["cmaf", "plain"] });
    await reach(testPage.page, 3);
    expect((await readState(testPage.page)).engine).toBe("plain");
  });
});
