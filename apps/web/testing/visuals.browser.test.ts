import { fileURLToPath } from "node:url";
import { visuals } from "@goldmane/contracts/vibes/limits";
import { buildPage, launchBrowser } from "@goldmane/player/testing/player-test-page";
import type { Browser, Page } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { settleLevel } from "#features/vibes/visuals/settle.ts";
import type { VisualsPage } from "./visuals-page.ts";

declare global {
  // Set by the page.
  var visuals: VisualsPage;
}

/** In a second (WCAG 2.2, 2.3.1). */
const flashesAtMost = 3;

const entry = fileURLToPath(new URL("./visuals-page.ts", import.meta.url));
const markup = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Visuals</title></head>
<body><script type="module" src="/assets/page.js"></script></body></html>`;

let browser: Browser;
let page: Page;

beforeAll(async () => {
  const files = await buildPage({ page: entry }, { markup });
  browser = await launchBrowser();
  page = await browser.newPage();
  await page.route("**/*", (route) => {
    const { pathname } = new URL(route.request().url());
    const body = files.get(pathname);
    const contentType = pathname.endsWith(".js") ? "text/javascript" : "text/html";
    return body
      ? route.fulfill({ body: Buffer.from(body), contentType })
      : route.fulfill({ status: 404 });
  });
  await page.goto("http://visuals.test/");
  await page.waitForFunction("globalThis.visuals !== undefined");
});
afterAll(() => browser?.close());

for (const visual of visuals) {
  test(`${visual} compiles, moves, answers the music and never flashes`, async () => {
    expect(await page.evaluate((name) => globalThis.visuals.open(name), visual)).toBe(true);
    // Two seconds of eight loud beats a second, more than any music here has.
    let level = 0;
    const beats = Array.from({ length: 60 }, (_, frame) => {
      level = settleLevel(level, frame % 4 === 0 ? 1 : 0, 1000 / 30);
      return [20 + frame / 30, level] as const;
    });
    const frames = await page.evaluate((wanted) => globalThis.visuals.draw(wanted), [
      [10, 0],
      [11, 0],
      [10, 1],
      ...beats,
    ] as const);
    const [quiet = [], later, loud, ...beaten] = frames;
    expect(Math.max(...quiet) - Math.min(...quiet)).toBeGreaterThan(0.02);
    expect(later).not.toEqual(quiet);
    expect(loud).not.toEqual(quiet);
    const flashing = quiet.filter(
      (_, at) => countFlashes(beaten.map((one) => one[at] ?? 0)) > 2 * flashesAtMost,
    );
    expect(flashing.length / quiet.length).toBeLessThan(0.1);
  });
}

/** Pairs of opposing changes of luminance by a tenth or more (WCAG 2.2, "general flash"). */
function countFlashes(luminances: readonly number[]): number {
  const [first = 0] = luminances;
  let [low, high] = [first, first];
  let last: "up" | "down" | null = null;
  let changes = 0;
  for (const now of luminances) {
    if (last !== "up") low = Math.min(low, now);
    if (last !== "down") high = Math.max(high, now);
    if (last !== "up" && now - low >= 0.1) {
      [last, high] = ["up", now];
      changes += 1;
    } else if (last !== "down" && high - now >= 0.1) {
      [last, low] = ["down", now];
      changes += 1;
    }
  }
  return Math.floor(changes / 2);
}
