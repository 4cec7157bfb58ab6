import { expect, type Page } from "@playwright/test";
import { test } from "#world/test-server.ts";

test.use({ ownServer: "first-run" });

/** The widths of the pictures that films come with: others would have been drawn. */
const shippedWidths = new Set([240, 480, 640, 1280]);

/** The films' pictures on the first two screens: how many are still blurred, and their widths. */
function readPictures(page: Page) {
  return page.evaluate(() => {
    const frames = [...document.querySelectorAll<HTMLElement>("main [data-state][data-shape]")];
    const near = frames.filter((frame) => {
      const { top, width } = frame.getBoundingClientRect();
      return width > 0 && top + scrollY < 2 * innerHeight;
    });
    const images = near.flatMap((frame) => [...frame.querySelectorAll("img")]);
    return {
      all: near.length,
      blurred: near.filter(({ dataset }) => dataset["state"] !== "ready").length,
      widths: images
        .filter(({ currentSrc }) => currentSrc.includes("/media/titles/"))
        .map(({ naturalWidth }) => naturalWidth),
    };
  });
}

for (const path of ["/streaming", "/kids"]) {
  test(`${path} of a new server has all pictures of its first two screens`, async ({ page }) => {
    await page.goto(path);
    await expect.poll(async () => (await readPictures(page)).all).toBeGreaterThan(8);
    // Rows further right load as they come near.
    await page.mouse.wheel(0, 720);
    await expect.poll(async () => (await readPictures(page)).blurred).toBe(0);
    const { widths } = await readPictures(page);
    expect(widths.length).toBeGreaterThan(8);
    expect(widths.filter((width) => !shippedWidths.has(width))).toEqual([]);
  });
}
