import { expect } from "@playwright/test";
import { choose, chooseFromRow, openFilm } from "#world/player.ts";
import { harbourLights, test } from "#world/test-server.ts";
import { expectMovingPictures, playbackRateOf, pictureHeightOf } from "#world/picture.ts";

test("lets a viewer choose the picture quality", async ({ page }) => {
  await openFilm(page, "captain-minnow");
  await expectMovingPictures(page);
  for (const height of [480, 360]) {
    await choose(page, "Quality and speed", "Quality", new RegExp(`^${height}p`));
    await expect.poll(() => pictureHeightOf(page), { timeout: 40_000 }).toBe(height);
    await expectMovingPictures(page);
  }
});

test("lets a viewer turn captions on and off and change the speed", async ({ page }) => {
  await page.goto("/");
  await chooseFromRow(page, "Your library", harbourLights.title);
  await expectMovingPictures(page);
  const caption = page.getByText(harbourLights.caption);
  await expect(caption).toBeHidden();

  await choose(page, "Audio and captions", "Captions", /^English/);
  await expect(caption).toBeVisible();
  await choose(page, "Audio and captions", "Captions", /^Off/);
  await expect(caption).toBeHidden();
  await page.keyboard.press("c");
  await expect(caption).toBeVisible();

  await choose(page, "Quality and speed", "Speed", /^2×/);
  await page.keyboard.press("0");
  await expect.poll(() => playbackRateOf(page)).toBeGreaterThan(1.7);
  await choose(page, "Quality and speed", "Speed", /^Normal/);
  await page.keyboard.press("0");
  await expect.poll(() => playbackRateOf(page)).toBeLessThan(1.2);
});
