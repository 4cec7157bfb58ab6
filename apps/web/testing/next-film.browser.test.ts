import { type Film, makeFilm } from "@goldmane/player/testing/make-film";
import { launchBrowser } from "@goldmane/player/testing/player-test-page";
import type { Browser, Page } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WatchTestPage, buildWatchPage } from "./open-watch-page.ts";

let browser: Browser;
let film: Film;
let files: Map<string, Uint8Array>;

beforeAll(async () => {
  film = makeFilm();
  [browser, files] = await Promise.all([launchBrowser(), buildWatchPage()]);
});
afterAll(() => browser.close());

/** Opens a path and waits until its film plays. */
async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate(`watch.visit(${JSON.stringify(path)})`);
  await untilPlaying(page, "The Lantern on the Hill");
  // Keyboard shortcuts load after the picture.
  await page.waitForSelector("[data-player-bar]", { state: "attached" });
}

function untilPlaying(page: Page, name: string) {
  return page.waitForFunction((label) => {
    const video = document.querySelector<HTMLVideoElement>(`[aria-label="${label}"] video`);
    return video && !video.paused && video.currentTime > 0.2;
  }, `Player: ${name}`);
}

/** Called once the test is ready for the next film, which then starts on any machine speed. */
const goNearTheEnd = (page: Page) =>
  page.evaluate("void (document.querySelector('video').currentTime = 19.5)");

const videoBox = (page: Page) =>
  page.evaluate(() => {
    const { x, y, width, height } = document.querySelector("video")?.getBoundingClientRect() ?? {};
    return { x, y, width, height };
  });
const screenBox = (page: Page) =>
  page.evaluate(() => ({ x: 0, y: 0, width: innerWidth, height: innerHeight }));

test.each(["/watch/film", "/watch/featured/0"])(
  "stays fullscreen when the film at %s ends and the next begins",
  async (path) => {
    await using testPage = await WatchTestPage.open(browser, film, files);
    const { page } = testPage;
    await visit(page, path);
    await page.keyboard.press("f");
    await page.waitForFunction("document.fullscreenElement !== null");
    await page.evaluate(`document.onfullscreenchange = () => (globalThis.hasChanged = true)`);
    await goNearTheEnd(page);

    await untilPlaying(page, "A Fox in the Snow");
    expect(new URL(page.url()).pathname).toBe("/watch/next-film");
    expect(await page.evaluate("globalThis.hasChanged")).toBeUndefined();
    expect(await videoBox(page)).toEqual(await screenBox(page));
  },
);

test("stays fullscreen when the viewer skips to the next film", async () => {
  await using testPage = await WatchTestPage.open(browser, film, files);
  const { page } = testPage;
  await visit(page, "/watch/film");
  await page.keyboard.press("f");
  await page.waitForFunction("document.fullscreenElement !== null");
  await page.keyboard.press("n");
  await untilPlaying(page, "A Fox in the Snow");
  expect(await page.evaluate("document.fullscreenElement !== null")).toBe(true);
});

test("leaves fullscreen when the next film is refused", async () => {
  await using testPage = await WatchTestPage.open(browser, film, files, { refusedId: "next-film" });
  const { page } = testPage;
  await visit(page, "/watch/film");
  await page.keyboard.press("f");
  await page.waitForFunction("document.fullscreenElement !== null");
  await page.keyboard.press("n");
  await page.getByRole("alert").waitFor();
  await expect.poll(() => page.evaluate("document.fullscreenElement")).toBeNull();
});

test("picture-in-picture continues with the next film", async () => {
  await using testPage = await WatchTestPage.open(browser, film, files);
  const { page } = testPage;
  await visit(page, "/watch/film");
  await page.keyboard.press("i");
  await page.waitForFunction("document.pictureInPictureElement !== null");
  await page.evaluate("void (globalThis.apart = document.pictureInPictureElement)");
  await goNearTheEnd(page);

  await untilPlaying(page, "A Fox in the Snow");
  expect(await page.evaluate("document.pictureInPictureElement === globalThis.apart")).toBe(true);
  expect(await page.evaluate(`document.querySelector("video") === globalThis.apart`)).toBe(true);
});
