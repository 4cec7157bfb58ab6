import { join } from "node:path";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { captionClip, makeSmallClip } from "#world/clip.ts";
import { keepFilm, untilKept } from "#world/device.ts";
import { harbourLights, test } from "#world/house.ts";
import { type Line, openLine } from "#world/line.ts";
import { expectMovingPictures, positionOf } from "#world/picture.ts";

test.use({
  ownHouse: "offline",
  serviceWorkers: "allow",
});
test.describe.configure({ mode: "serial" });

let line: Line;
let device: BrowserContext;
let page: Page;
let film: string;

type Card = { id: string; title: string; positionSeconds?: number };

test.beforeAll(async ({ browser, house }) => {
  const clip = join(house.libraryDir, `${harbourLights.title} (2019).mp4`);
  await makeSmallClip(clip);
  await captionClip(clip, harbourLights.caption);
  line = await openLine(house.url);
  device = await browser.newContext({ baseURL: line.url });
  await expect(async () => {
    const cards: Card[] = await (await device.request.get("/api/animations")).json();
    film = cards.find(({ title }) => title === harbourLights.title)?.id ?? "";
    expect(film).not.toBe("");
  }).toPass({ timeout: 40_000 });
  page = await device.newPage();
});
test.afterAll(async () => {
  await device.close();
  await line[Symbol.asyncDispose]();
});

test("the app can be installed, and after one visit opens and plays without a network", async () => {
  await page.goto("/downloads");
  const browser = await device.newCDPSession(page);
  const { errors } = await browser.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const { installabilityErrors } = await browser.send("Page.getInstallabilityErrors");
  // A test's browser forgets everything, which Chromium holds against every page in it.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
  await untilKept(page);
  await keepFilm(page, film);

  line.cut();
  await page.goto("/streaming");
  await expect(page.getByText("The house does not answer.")).toBeVisible();
  const row = page.getByRole("region", { name: "Kept on this device" });
  await expect(row.getByRole("link", { name: harbourLights.title })).toBeVisible();
  await expect(page.getByRole("region", { name: "Originals", exact: true })).toBeVisible();

  await page.goto("/downloads");
  const kept = page.getByRole("list", { name: "Films on this device" });
  await expect(kept).toContainText(harbourLights.title);
  await kept.getByRole("link", { name: "Play" }).click();
  await expectMovingPictures(page);
  await page.keyboard.press("c");
  await expect(page.getByText(harbourLights.caption)).toBeVisible();
});

test("a place reached alone is told once the house is back, though the page was closed", async () => {
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => positionOf(page)).toBeGreaterThan(10);
  const paused = page.waitForResponse(`**/api/titles/${film}/progress`);
  await page.keyboard.press("k");
  await paused;
  await page.close({ runBeforeUnload: true });
  line.mend();
  page = await device.newPage();
  await page.goto("/downloads");
  await expect(async () => {
    const places: Card[] = await (await device.request.get("/api/watching")).json();
    expect(places.find(({ id }) => id === film)?.positionSeconds).toBeGreaterThan(10);
  }).toPass();
});
