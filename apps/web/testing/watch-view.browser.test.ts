import { startUrl } from "@goldmane/contracts/playback/rules";
import { type Film, makeFilm } from "@goldmane/player/testing/make-film";
import { launchBrowser } from "@goldmane/player/testing/player-test-page";
import type { Browser, Page } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { WatchTestPage, buildWatchPage } from "./open-watch-page.ts";

let browser: Browser;
let film: Film;
let files: Map<string, Uint8Array>;

beforeAll(async () => {
  film = makeFilm();
  [browser, files] = await Promise.all([launchBrowser(), buildWatchPage()]);
});
afterAll(() => browser.close());

const open = (page: Page) => page.evaluate(`watch.open("film")`);
const video = <T>(page: Page, expression: string) =>
  page.evaluate<T>(`document.querySelector("video").${expression}`);
const until = (page: Page, condition: string, timeout = 15_000) =>
  page.waitForFunction(
    `(() => { const v = document.querySelector("video"); return v && (${condition}); })()`,
    null,
    { timeout },
  );

describe("the keyboard", () => {
  test("plays, seeks, sets volume, speed and captions, and announces it", async () => {
    await using testPage = await WatchTestPage.open(browser, film, files);
    const { page } = testPage;
    await open(page);
    await until(page, "v.currentTime > 0.4");
    const said = () => page.locator("output").filter({ hasText: /\S/ }).first().textContent();

    await page.keyboard.press("k");
    expect(await video(page, "paused")).toBe(true);
    expect(await said()).toBe("Paused");
    await page.keyboard.press("5");
    expect(await video(page, "currentTime")).toBeCloseTo(12, 1);
    await page.keyboard.press("l");
    await page.keyboard.press("ArrowLeft");
    expect(await video(page, "currentTime")).toBeCloseTo(12, 1);
    await page.keyboard.press("Home");
    expect(await video(page, "currentTime")).toBe(0);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    expect(await video(page, "volume")).toBeCloseTo(0.9, 5);
    await page.keyboard.press("m");
    expect(await video(page, "muted")).toBe(true);
    expect(await said()).toBe("Muted");
    await page.keyboard.press(">");
    expect(await video(page, "playbackRate")).toBe(1.25);
    await page.keyboard.press("c");
    expect(await said()).toBe("Captions: English");
    await page.getByText("Hello from 0 seconds").waitFor();
    await page.keyboard.press(" ");
    expect(await video(page, "paused")).toBe(false);
    await page.keyboard.press("f");
    await page.waitForFunction("document.fullscreenElement !== null");
  });

  test("Tab reaches every control in order", async () => {
    await using testPage = await WatchTestPage.open(browser, film, files, {
      grant: { intro: null },
    });
    const { page } = testPage;
    await open(page);
    await until(page, "v.currentTime > 0.3");
    await page.waitForSelector("[data-player-bar]");
    const names: (string | null)[] = [];
    for (let i = 0; i < 12; i += 1) {
      await page.keyboard.press("Tab");
      names.push(await page.evaluate("document.activeElement.getAttribute('aria-label')"));
    }
    expect(names).toEqual([
      "Back",
      "Film position",
      "Pause",
      "Back 10 seconds",
      "Forward 10 seconds",
      "Mute",
      "Volume",
      "Next: A Fox in the Snow",
      "Audio and captions",
      "Quality and speed",
      "Picture in picture",
      "Full screen",
    ]);
  });

  test("arrow keys of a remote reach all controls", async () => {
    await using testPage = await WatchTestPage.open(browser, film, files, {
      before: `const real = matchMedia; globalThis.matchMedia = (query) => query.includes("any-pointer: none") ? { matches: true } : real(query);`,
    });
    const { page } = testPage;
    await open(page);
    await until(page, "v.currentTime > 0.3");
    await page.waitForSelector("[data-player-bar]");
    const focused = () => page.evaluate("document.activeElement.getAttribute('aria-label')");
    await page.keyboard.press("ArrowDown");
    expect(await focused()).toBe("Pause");
    await page.keyboard.press("ArrowRight");
    expect(await focused()).toBe("Back 10 seconds");
    await page.keyboard.press("ArrowUp");
    expect(await focused()).toBe("Film position");
    await page.keyboard.press("ArrowRight");
    expect(await video(page, "currentTime")).toBeGreaterThan(5);
    await page.keyboard.press("ArrowDown");
    expect(await focused()).toMatch(/Pause|Back 10/);
  });
});

describe("menus", () => {
  test("choose quality, speed, language and captions", async () => {
    await using testPage = await WatchTestPage.open(browser, film, files);
    const { page } = testPage;
    await open(page);
    await until(page, "v.currentTime > 0.3");
    await page.mouse.move(400, 300);
    await page.getByRole("button", { name: "Quality and speed" }).click();
    await page.getByRole("radio", { name: /^360p/ }).check();
    await page.getByRole("radio", { name: "1.5×" }).check();
    await page.keyboard.press("Escape");
    await until(page, "v.videoWidth === 640 && v.playbackRate === 1.5");
    await page.getByRole("button", { name: "Audio and captions" }).click();
    await page.getByRole("group", { name: "Captions" }).getByText("Français").click();
    await page.getByRole("group", { name: "Size" }).getByText("Large").click();
    await page.getByText(/^Bonjour de la seconde/).waitFor();
    expect(await page.locator("[lang=fr]").getAttribute("data-size")).toBe("large");
  });

  test("restores volume, caption language and style", async () => {
    await using testPage = await WatchTestPage.open(browser, film, files);
    const { page } = testPage;
    await open(page);
    await until(page, "v.currentTime > 0.3");
    await page.waitForSelector("[data-player-bar]");
    await page.keyboard.press("ArrowDown");
    await page.mouse.move(400, 300);
    await page.getByRole("button", { name: "Audio and captions" }).click();
    await page.getByRole("group", { name: "Captions" }).getByText("Français").click();
    await page.getByRole("group", { name: "Style" }).getByText("Yellow").click();
    await page.reload();
    await page.waitForFunction("globalThis.watch !== undefined");
    await open(page);
    await page.getByText(/^Bonjour de la seconde/).waitFor();
    expect(await video(page, "volume")).toBeCloseTo(0.95, 5);
    expect(await page.locator("[lang=fr]").getAttribute("data-look")).toBe("yellow");
  });
});

describe("mouse and touch", () => {
  test("hides controls and cursor when idle, and shows them on movement", async () => {
    await using testPage = await WatchTestPage.open(browser, film, files, {
      grant: { intro: null },
    });
    const { page } = testPage;
    await open(page);
    await until(page, "v.currentTime > 0.2");
    await page.mouse.move(300, 300);
    await page.locator("[data-controls=hidden]").waitFor({ timeout: 6000 });
    await page.getByRole("button", { name: "Full screen" }).waitFor({ state: "hidden" });
    await page.mouse.move(320, 300);
    await page.locator("[data-controls=shown]").waitFor();
    await page.mouse.click(500, 300);
    expect(await video(page, "paused")).toBe(true);
  });

  test("a tap toggles the controls, a double tap on a side seeks ten seconds", async () => {
    await using testPage = await WatchTestPage.open(browser, film, files, {
      hasTouch: true,
      isMobile: true,
      viewport: { width: 844, height: 390 },
      grant: { intro: null, resumeSeconds: 0 },
    });
    const { page } = testPage;
    await open(page);
    await until(page, "v.currentTime > 0.3");
    await page.locator("[data-controls=hidden]").waitFor({ timeout: 6000 });
    await page.touchscreen.tap(420, 80);
    await page.locator("[data-controls=shown]").waitFor();
    const before = await video<number>(page, "currentTime");
    await page.touchscreen.tap(700, 100);
    await page.touchscreen.tap(700, 100);
    await until(page, `v.currentTime > ${before + 9}`);
    expect(await video(page, "paused")).toBe(false);
  });

  test("the seek bar shows a preview on hover and seeks on click", async () => {
    await using testPage = await WatchTestPage.open(browser, film, files);
    const { page } = testPage;
    await open(page);
    await until(page, "v.currentTime > 0.3");
    const box = await page.getByRole("slider", { name: "Film position" }).boundingBox();
    if (!box) throw new Error("There is no seek bar.");
    await page.mouse.move(box.x + box.width * 0.75, box.y + box.height / 2);
    await page.locator("[data-pointed] canvas:not([hidden])").waitFor();
    expect(await page.locator("[data-preview-time]").textContent()).toMatch(/^0:1[78]$/);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.5, box.y + box.height / 2);
    expect(await video(page, "currentTime")).toBeLessThan(4);
    await page.mouse.up();
    await until(page, "Math.abs(v.currentTime - 12) < 1");
  });
});

describe("playback", () => {
  test("resumes at the saved position and can start over", async () => {
    await using testPage = await WatchTestPage.open(browser, film, files, {
      grant: { resumeSeconds: 12.4 },
    });
    const { page } = testPage;
    await open(page);
    await page.getByText("Resumed at 0:12").waitFor();
    expect(await video(page, "currentTime")).toBeGreaterThan(12);
    await page.getByRole("button", { name: "Start over" }).click();
    await until(page, "v.currentTime < 3 && v.currentTime > 0.2");
  });

  test("skips the intro", async () => {
    await using testPage = await WatchTestPage.open(browser, film, files);
    const { page } = testPage;
    await open(page);
    await page.getByRole("button", { name: "Skip intro" }).click();
    await until(page, "v.currentTime >= 5 && v.currentTime < 7");
    expect(await page.getByRole("button", { name: "Skip intro" }).count()).toBe(0);
  });

  test("counts down to the next title, and continues unless told to stay", async () => {
    await using testPage = await WatchTestPage.open(browser, film, files, {
      grant: { resumeSeconds: 19.5 },
    });
    const { page } = testPage;
    await open(page);
    await page.getByText(/Up next in [5-8]/).waitFor();
    expect(testPage.server.requestedPaths).toContain("/api/titles/next-film/playback");
    await page.waitForURL("**/watch/next-film");

    await using other = await WatchTestPage.open(browser, film, files, {
      grant: { resumeSeconds: 21 },
    });
    await open(other.page);
    await other.page.getByRole("button", { name: "Don’t play next" }).click();
    await other.page.getByRole("heading", { name: "A Fox in the Snow" }).waitFor();
    await other.page.getByRole("button", { name: "Watch again" }).click();
    await until(other.page, "v.currentTime < 5 && v.currentTime > 0.2");
    expect(new URL(other.page.url()).pathname).toBe("/");
  });

  test("reports progress, also when the page closes", async () => {
    await using testPage = await WatchTestPage.open(browser, film, files);
    const { page } = testPage;
    await open(page);
    await until(page, "v.currentTime > 2");
    await page.keyboard.press("k");
    const at = await video<number>(page, "currentTime");
    await expect.poll(() => testPage.reported.at(-1)).toBeCloseTo(at, 0);
    await page.keyboard.press("k");
    await until(page, `v.currentTime > ${at + 1}`);
    await page.evaluate("watch.close()");
    await expect.poll(() => testPage.reported.at(-1)).toBeGreaterThan(at + 0.7);
    await open(page);
    await until(page, `v.currentTime > ${at + 3}`);
    await page.goto("about:blank");
    await expect.poll(() => testPage.reported.at(-1)).toBeGreaterThan(at + 2.9);
  });

  test("shows a play button where autoplay is blocked", async () => {
    await using testPage = await WatchTestPage.open(browser, film, files, {
      before: `const play = HTMLMediaElement.prototype.play;
        let refused = false;
        HTMLMediaElement.prototype.play = function () {
          if (refused) return play.call(this);
          refused = true;
          return Promise.reject(new DOMException("", "NotAllowedError"));
        };`,
    });
    const { page } = testPage;
    await open(page);
    await page.getByRole("button", { name: "Play The Lantern on the Hill" }).click();
    await until(page, "v.currentTime > 0.3");
    expect(await video(page, "paused")).toBe(false);
  });

  test("explains a failure and resumes on retry", async () => {
    await using testPage = await WatchTestPage.open(browser, film, files);
    const { page, server } = testPage;
    server.fault = (path) => (path.endsWith(".m4s") ? 404 : null);
    await open(page);
    await page.getByRole("alert").getByText("Playback failed").waitFor();
    server.fault = () => null;
    await page.getByRole("button", { name: "Try again" }).click();
    await until(page, "v.currentTime > 3");
    expect(await page.getByRole("alert").count()).toBe(0);
  });

  test("renews an expired playback token silently", async () => {
    await using testPage = await WatchTestPage.open(browser, film, files);
    const { page, server } = testPage;
    const granted = () => server.requestedPaths.filter((path) => path.endsWith("/playback")).length;
    server.fault = (path) => (path.endsWith(".m4s") && granted() < 2 ? 403 : null);
    await open(page);
    await until(page, "v.currentTime > 3");
    expect(granted()).toBe(2);
  });

  test("starts from prefetched bytes without new requests", async () => {
    await using testPage = await WatchTestPage.open(browser, film, files);
    const { page, server } = testPage;
    await page.evaluate(`watch.prefetch("film")`);
    const start = startUrl("film", "film");
    await expect.poll(() => server.requestedPaths).toContain(start);
    await page.waitForTimeout(200);
    await open(page);
    await until(page, "v.currentTime > 0.2");
    expect(server.requestedPaths.filter((path) => path === start).length).toBe(1);
    expect(server.requestedPaths.filter((path) => path.endsWith("/playback")).length).toBe(1);
  });
});
