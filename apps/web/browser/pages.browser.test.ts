import type AxeCore from "axe-core";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { env } from "node:process";
import { type Browser, type Page, chromium } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { serveBuiltApp } from "./serve-built-app.ts";

let server: Awaited<ReturnType<typeof serveBuiltApp>>;
let browser: Browser;
let page: Page;

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

beforeAll(async () => {
  server = await serveBuiltApp();
  browser = await chromium.launch({
    executablePath: env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu"],
  });
});
afterAll(async () => {
  await browser?.close();
  await server?.[Symbol.asyncDispose]();
});
beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.addInitScript(() => sessionStorage.setItem("introCompleted", "true"));
});
afterEach(() => page.close());

async function open(path: string) {
  await page.goto(server.url + path, { waitUntil: "networkidle" });
}

function focused(): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.getAttribute("href"));
}

const pages = {
  home: "/streaming",
  genre: "/fantasy",
  "empty genre": "/kids",
  particulars: "/streaming?title=anime-1",
  watch: "/watch/anime-1",
  "film that is not here": "/watch/nothing",
};

test.each(Object.entries(pages))("the %s page has no axe violations", async (_, path) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(path);
  // A quiet network doesn't mean that a lazy part has rendered.
  await page.locator("h1").first().waitFor({ state: "attached" });
  await page.evaluate(axe);
  const violations = await page.evaluate(async () => {
    const { axe: checker } = window as unknown as { axe: typeof AxeCore };
    const { violations: found } = await checker.run();
    return found.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }));
  });
  expect(violations).toEqual([]);
});

test.each(Object.entries(pages))("the %s page never scrolls sideways", async (_, path) => {
  await open(path);
  for (const width of [320, 390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft({ width, excess }).toEqual({ width, excess: 0 });
  }
});

test("the home page doesn't shift as films load", async () => {
  await page.addInitScript(() => {
    const shifts = window as unknown as { shifted: number };
    shifts.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number }[])
        shifts.shifted += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await open("/streaming");
  const shifted = await page.evaluate(() => (window as unknown as { shifted: number }).shifted);
  expect(shifted).toBeLessThanOrEqual(0.02);
});

test("a remote control moves from the hero to a poster, plays it and comes back", async () => {
  await open("/streaming");
  await page.keyboard.press("ArrowDown");
  expect(await focused()).toBe("/watch/sci-fi-0");
  await page.keyboard.press("ArrowRight");
  expect(await focused()).toBe("/streaming?title=sci-fi-0");
  await page.keyboard.press("ArrowDown");
  expect(await focused()).toMatch(/^\/watch\/.+/);
  await page.keyboard.press("ArrowRight");
  const chosen = await focused();
  await page.keyboard.press("Enter");
  await page.waitForURL(`**${chosen}`);
  await page.goBack();
  await page.waitForFunction(
    (href) => document.activeElement?.getAttribute("href") === href,
    chosen,
  );
});

test("Escape closes the title details and clears the URL", async () => {
  await open("/streaming");
  await page.getByRole("link", { name: "Details" }).click();
  await page.getByRole("dialog").getByRole("heading", { level: 2 }).first().waitFor();
  expect(page.url()).toContain("?title=sci-fi-0");
  await page.keyboard.press("Escape");
  await page.waitForURL("**/streaming");
});

test("the phone menu opens, navigates to a genre page and closes", async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open("/streaming");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.locator("#menu").getByRole("link", { name: "Anime" }).click();
  await page.waitForURL("**/anime");
  await page.getByRole("heading", { level: 1, name: "Anime" }).waitFor();
  expect(await page.locator("#menu").isVisible()).toBe(false);
});

test("the URL keeps a genre page's sort order", async () => {
  await open("/fantasy");
  await page.getByRole("button", { name: "A to Z" }).click();
  await page.waitForURL("**/fantasy?sort=title");
  expect(await page.getByRole("button", { name: "A to Z" }).getAttribute("aria-pressed")).toBe(
    "true",
  );
});

test.each(["/fantasy", "/streaming"])(
  "%s is answered at once while all its pictures are still being drawn",
  async (path) => {
    server.art.isDrawn = false;
    try {
      await page.goto(server.url + path, { waitUntil: "domcontentloaded" });
      await page.locator("main [data-state=loading] img").nth(3).waitFor({ state: "attached" });
      const answer = page.evaluate(async () => (await fetch("/api/animations")).ok);
      const tooLate = page.waitForTimeout(20_000).then(() => "no connection was left");
      expect(await Promise.race([answer, tooLate])).toBe(true);
    } finally {
      server.art.isDrawn = true;
    }
  },
);
