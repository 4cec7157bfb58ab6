import { fileURLToPath } from "node:url";
import { buildPage, launchBrowser } from "@goldmane/player/testing/player-test-page";
import type { Browser, Page } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ShipPage } from "./ship-page.ts";

declare global {
  // Set by the page.
  var ship: ShipPage;
}

const entry = fileURLToPath(new URL("./ship-page.ts", import.meta.url));
const markup = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Ship</title></head>
<body><script type="module" src="/assets/page.js"></script></body></html>`;
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  "base64",
);

let browser: Browser;
let page: Page;
const faults: string[] = [];

beforeAll(async () => {
  const files = await buildPage({ page: entry }, { markup });
  browser = await launchBrowser();
  page = await browser.newPage({ viewport: { width: 800, height: 600 } });
  page.on("pageerror", ({ message }) => faults.push(message));
  await page.route("**/*", (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/poster.png")
      return route.fulfill({ body: picture, contentType: "image/png" });
    const body = files.get(pathname);
    const contentType = pathname.endsWith(".js") ? "text/javascript" : "text/html";
    return body
      ? route.fulfill({ body: Buffer.from(body), contentType })
      : route.fulfill({ status: 404 });
  });
  await page.goto("http://ship.test/");
  await page.waitForFunction("globalThis.ship !== undefined");
});
afterAll(() => browser?.close());

const read = () => page.evaluate(() => globalThis.ship.info());

test("a ship that was left holds nothing on the graphics card and draws no more", async () => {
  for (let visit = 0; visit < 2; visit += 1) {
    expect(await page.evaluate(() => globalThis.ship.open())).toBe(true);
    await page.evaluate(() => globalThis.ship.flyToEach());
    await expect.poll(async () => (await read())?.textures).toBeGreaterThan(4);
    expect((await read())?.geometries).toBeGreaterThan(6);

    await page.evaluate(() => globalThis.ship.destroy());
    const left = await read();
    expect(left).toMatchObject({ geometries: 0, textures: 0 });
    expect(await page.evaluate(() => globalThis.ship.labels())).toBe(0);
    await page.waitForTimeout(300);
    expect(await read()).toEqual(left);
  }
  expect(faults).toEqual([]);
});
