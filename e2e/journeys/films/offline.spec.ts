import { join } from "node:path";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { captionClip, makeSmallClip } from "#world/clip.ts";
import { downloadFilm, waitForOfflineApp } from "#world/downloads.ts";
import { harbourLights, test } from "#world/test-server.ts";
import { type CuttableConnection, openCuttableConnection } from "#world/cuttable-connection.ts";
import { pickGenre, rowOf } from "#world/player.ts";
import { expectMovingPictures, positionOf } from "#world/picture.ts";

test.use({
  ownServer: "offline",
  serviceWorkers: "allow",
});
test.describe.configure({ mode: "serial" });

let connection: CuttableConnection;
let device: BrowserContext;
let page: Page;
let film: string;

type Card = { id: string; title: string; positionSeconds?: number };

test.beforeAll(async ({ browser, server }) => {
  const clip = join(server.libraryDir, `${harbourLights.title} (2019).mp4`);
  await makeSmallClip(clip);
  await captionClip(clip, harbourLights.caption);
  connection = await openCuttableConnection(server.url);
  device = await browser.newContext({ baseURL: connection.url });
  await expect(async () => {
    const cards: Card[] = await (await device.request.get("/api/animations")).json();
    film = cards.find(({ title }) => title === harbourLights.title)?.id ?? "";
    expect(film).not.toBe("");
  }).toPass({ timeout: 40_000 });
  page = await device.newPage();
});
test.afterAll(async () => {
  await device.close();
  await connection[Symbol.asyncDispose]();
});

test("installs, and after one visit opens and plays a film without a network", async () => {
  await page.goto("/downloads");
  const browser = await device.newCDPSession(page);
  const { errors } = await browser.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const { installabilityErrors } = await browser.send("Page.getInstallabilityErrors");
  // Playwright's browser contexts are incognito, for which Chromium reports a console warning.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
  await waitForOfflineApp(page);
  await downloadFilm(page, film);

  connection.cut();
  await page.goto("/streaming");
  await expect(page.getByText("Can’t reach the server.")).toBeVisible();
  const row = page.getByRole("region", { name: "Downloads" });
  await expect(row.getByRole("link", { name: harbourLights.title })).toBeVisible();
  await pickGenre(page, "Originals");
  await expect(rowOf(page, "Originals")).toBeVisible();

  await page.goto("/downloads");
  const list = page.getByRole("list", { name: "Downloads" });
  await expect(list).toContainText(harbourLights.title);
  await list.getByRole("link", { name: "Play" }).click();
  await expectMovingPictures(page);
  await page.keyboard.press("c");
  await expect(page.getByText(harbourLights.caption)).toBeVisible();
});

test("sends a position reached offline once the server is back, even if the page was closed", async () => {
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => positionOf(page)).toBeGreaterThan(10);
  const paused = page.waitForResponse(`**/api/titles/${film}/progress`);
  await page.keyboard.press("k");
  await paused;
  await page.close({ runBeforeUnload: true });
  connection.mend();
  page = await device.newPage();
  await page.goto("/downloads");
  await expect(async () => {
    const places: Card[] = await (await device.request.get("/api/watching")).json();
    expect(places.find(({ id }) => id === film)?.positionSeconds).toBeGreaterThan(10);
  }).toPass();
});
