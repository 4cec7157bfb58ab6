import { createRequire } from "node:module";
import { makeFilm } from "@goldmane/player/testing/make-film";
import { launchBrowser } from "@goldmane/player/testing/player-test-page";
import type { Browser, Page } from "@playwright/test";
import type AxeCore from "axe-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WatchTestPage, buildWatchPage } from "./open-watch-page.ts";

declare global {
  // Set by axe's script.
  var axe: typeof AxeCore;
}

const script = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
let browser: Browser;
let made: [ReturnType<typeof makeFilm>, Map<string, Uint8Array>];

beforeAll(async () => {
  browser = await launchBrowser();
  made = [makeFilm(), await buildWatchPage()];
});
afterAll(() => browser.close());

async function findFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.addScriptTag({ path: script });
  // Waits for fade-ins: text in transition would fail the contrast check.
  await page.waitForTimeout(600);
  const { violations } = await page.evaluate(() =>
    globalThis.axe.run({ runOnly: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"] }),
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

test("the player has no axe violations in any state", async () => {
  await using testPage = await WatchTestPage.open(browser, ...made);
  const { page } = testPage;
  await page.evaluate(`watch.open("film")`);
  await page.waitForFunction("document.querySelector('video')?.currentTime > 0.4");
  await page.keyboard.press("k");
  await page.keyboard.press("c");
  const faults = [await findFaults(page)];
  for (const menu of ["Audio and captions", "Quality and speed"]) {
    await page.getByRole("button", { name: menu }).click();
    faults.push(await findFaults(page));
    await page.keyboard.press("Escape");
  }
  await page.evaluate("document.querySelector('video').currentTime = 21");
  await page.getByRole("button", { name: "Don’t play next" }).waitFor();
  faults.push(await findFaults(page));
  await page.getByRole("button", { name: "Don’t play next" }).click();
  await page.keyboard.press("k");
  await page.getByRole("button", { name: "Watch again" }).waitFor();
  faults.push(await findFaults(page));
  expect(faults).toEqual(faults.map(() => []));
});

test("the player's error screen has no axe violations", async () => {
  await using testPage = await WatchTestPage.open(browser, ...made);
  const { page, server } = testPage;
  server.fault = (path) => (/m4s$|m3u8$|mp4$/.test(path) ? 404 : null);
  await page.evaluate(`watch.open("film")`);
  await page.getByRole("alert").waitFor();
  expect(await findFaults(page)).toEqual([]);
});
