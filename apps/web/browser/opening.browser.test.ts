import { env } from "node:process";
import { type Browser, type Page, chromium } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serveBuiltApp } from "./serve-built-app.ts";

let server: Awaited<ReturnType<typeof serveBuiltApp>>;
let browser: Browser;

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

const writeOpening = (picture: "featured" | "film") =>
  `<div id="opening" data-picture="${picture}" aria-hidden="true"><img src="/media/backdrop" alt=""></div>`;

/** The page of a path as the server sends it, with its boot picture. */
async function sendPicture(page: Page, path: string, picture: "featured" | "film"): Promise<void> {
  await page.addInitScript(() => sessionStorage.setItem("introCompleted", "true"));
  await page.route(server.url + path, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace("<!-- preloads -->", writeOpening(picture));
    await route.fulfill({ response, body });
  });
}

/** The home page as the server sends it, with its boot picture; `answer` lets its films load. */
async function openHome(page: Page): Promise<{ answer: () => void }> {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await sendPicture(page, "/streaming", "featured");
  await page.route("**/api/animations", async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto(`${server.url}/streaming`);
  await page.locator("[aria-busy=true]").first().waitFor();
  return { answer };
}

/** An image's box in whole pixels, and its object position. */
function look(page: Page, selector: string) {
  return page.evaluate((wanted) => {
    const frame = document.querySelector(wanted);
    const image = frame?.querySelector("img");
    if (!frame || !image) throw new Error(`There is no picture in ${wanted}.`);
    const { x, y, width, height } = frame.getBoundingClientRect();
    const { objectFit, objectPosition } = getComputedStyle(image);
    const box = [x, y, width, height].map(Math.round);
    return { box, objectFit, objectPosition };
  }, selector);
}

test.each([
  [390, 844],
  [360, 640],
  [320, 568],
  [1024, 768],
  [1440, 900],
])("the boot picture matches the hero's, pixel by pixel, at %i × %i", async (...at) => {
  const page = await browser.newPage({ viewport: { width: at[0], height: at[1] } });
  const { answer } = await openHome(page);
  const before = await look(page, "#opening");
  answer();
  await page.locator("#opening").waitFor({ state: "detached" });
  expect(await look(page, "[data-runs]")).toEqual(before);
  await page.close();
});

test("the boot picture is never smaller than the hero's, by any rounding", async () => {
  // 44 % of this width isn't a whole number of pixels. A picture that grows, even by part of one,
  // counts as a new largest paint.
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const { answer } = await openHome(page);
  const before = await page.locator("#opening img").boundingBox();
  answer();
  await page.locator("#opening").waitFor({ state: "detached" });
  const after = await page.locator("[data-runs]").boundingBox();
  expect(Math.floor(before?.height ?? 0)).toBeGreaterThanOrEqual(after?.height ?? Infinity);
  await page.close();
});

test.each([
  [390, 844],
  [1440, 900],
])(
  "a film's boot picture covers its player at %i × %i, and is removed for a missing film",
  async (...at) => {
    const page = await browser.newPage({ viewport: { width: at[0], height: at[1] } });
    await sendPicture(page, "/watch/sci-fi-0", "film");
    let refuse: () => void = () => undefined;
    const refused = new Promise<void>((resolve) => (refuse = resolve));
    await page.route("**/api/titles/sci-fi-0/playback?*", async (route) => {
      await refused;
      const body = JSON.stringify({ error: "SUBSCRIPTION_REQUIRED", message: "No plan." });
      await route.fulfill({ status: 402, contentType: "application/json", body });
    });
    await page.goto(`${server.url}/watch/sci-fi-0`);
    await page.getByRole("status", { name: "Loading" }).waitFor();
    const boxOf = async (selector: string) => {
      const { x, y, width, height } = (await page.locator(selector).boundingBox()) ?? {};
      return [x, y, width, height].map((size = NaN) => Math.round(size));
    };
    expect(await boxOf("#opening")).toEqual(await boxOf("[data-shows='film']"));
    refuse();
    await page.locator("#opening").waitFor({ state: "detached" });
    await page.locator("[data-shows='message']").waitFor();
    await page.close();
  },
);

type Frame = { hasOpening: boolean; isCovered: boolean };

test.each(["no-preference", "reduce"] as const)(
  "the picture stays until the hero's own covers it (motion: %s)",
  async (reducedMotion) => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion });
    const { answer } = await openHome(page);
    await page.evaluate(() => {
      const frames: Frame[] = [];
      Object.assign(window, { frames });
      const note = () => {
        const image = document.querySelector("[data-runs] [data-role=shown] img");
        const isCovered = image !== null && getComputedStyle(image).opacity === "1";
        frames.push({ hasOpening: document.querySelector("#opening") !== null, isCovered });
        requestAnimationFrame(note);
      };
      note();
    });
    answer();
    await page.locator("#opening").waitFor({ state: "detached" });
    const frames = await page.evaluate(() => (window as unknown as { frames: Frame[] }).frames);
    expect(frames.some(({ hasOpening }) => hasOpening)).toBe(true);
    expect(frames.filter(({ hasOpening, isCovered }) => !hasOpening && !isCovered)).toEqual([]);
    await page.close();
  },
);
