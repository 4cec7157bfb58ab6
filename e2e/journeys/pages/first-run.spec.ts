import { expect, type Page } from "@playwright/test";
import { test } from "#world/test-server.ts";

test.use({ ownServer: "first-run" });

/** The widths of the pictures that films come with: others would have been drawn. */
const shippedWidths = new Set([240, 480, 640, 1280]);

/** The films' pictures on the first two screens: how many are still blurred, and their widths. */
function readPictures(page: Page) {
  return page.evaluate(async () => {
    const frames = [...document.querySelectorAll<HTMLElement>("main [data-state][data-shape]")];
    const near = frames.filter((frame) => {
      const { top, left, width } = frame.getBoundingClientRect();
      return width > 0 && left < innerWidth && top + scrollY < 2 * innerHeight;
    });
    const addresses = near
      .flatMap((frame) => [...frame.querySelectorAll("img")])
      .map(({ currentSrc }) => currentSrc)
      .filter((address) => address.includes("/media/titles/"));
    // An image in the page reports its width divided by the density that it was chosen for.
    const readWidth = async (address: string) => {
      const file = await (await fetch(address, { cache: "force-cache" })).blob();
      return (await createImageBitmap(file)).width;
    };
    return {
      all: near.length,
      blurred: near.filter(({ dataset }) => dataset["state"] !== "ready").length,
      widths: await Promise.all(addresses.map(readWidth)),
    };
  });
}

for (const path of ["/streaming", "/kids"]) {
  test(`${path} of a new server has all pictures of its first two screens`, async ({ page }) => {
    await page.goto(path);
    await expect.poll(async () => (await readPictures(page)).all).toBeGreaterThan(8);
    await page.mouse.wheel(0, 720);
    await expect.poll(async () => (await readPictures(page)).blurred).toBe(0);
    const { widths } = await readPictures(page);
    expect(widths.length).toBeGreaterThan(8);
    expect(widths.filter((width) => !shippedWidths.has(width))).toEqual([]);
  });
}

test("a piece of music that nobody has played sounds as soon as it is chosen", async ({ page }) => {
  await page.goto("/page3");
  const pieces = page.getByRole("list", { name: "Free music" }).getByRole("button");
  await pieces.nth(3).click();
  const player = page.getByRole("region", { name: "Music" });
  const position = player.getByRole("slider", { name: "Track position" });
  await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(0);
  await expect(player.getByRole("button", { name: "Pause", exact: true })).toBeVisible();
});
