import { expect, type Page } from "@playwright/test";
import { choose, openFilm } from "#world/player.ts";
import { expectMovingPictures } from "#world/picture.ts";
import { test } from "#world/test-server.ts";

test.use({ ownServer: "choose-audio" });

const offerOf = (page: Page) => page.getByRole("region", { name: "Choose the audio" });
/** Captions of the film, which are in their own language. */
const captionsOf = (page: Page) => page.locator("[data-player] [lang=en][data-look]");

test("a newcomer sees captions, and takes spoken dialogue by keyboard", async ({ page }) => {
  await openFilm(page, "captain-minnow");
  await expectMovingPictures(page);
  await expect(captionsOf(page)).toBeAttached();
  const offer = offerOf(page);
  await expect(offer).toBeVisible();

  const spoken = offer.getByRole("button", { name: "Spoken dialogue" });
  await spoken.focus();
  await page.keyboard.press("Enter");
  await expect(offer).toBeHidden();
  await expect(captionsOf(page)).toBeHidden();
  await expectMovingPictures(page);

  // Remembered, and not offered again.
  await openFilm(page, "the-sock-rocket");
  await expectMovingPictures(page);
  await expect(captionsOf(page)).toBeHidden();
  await expect(offerOf(page)).toBeHidden();
});

test("an ignored offer leaves by itself and keeps captions", async ({ page }) => {
  await openFilm(page, "captain-minnow");
  await expect(offerOf(page)).toBeVisible({ timeout: 60_000 });
  await expect(offerOf(page)).toBeHidden({ timeout: 40_000 });
  await expect(captionsOf(page)).toBeAttached();

  await openFilm(page, "the-sock-rocket");
  await expectMovingPictures(page);
  await expect(captionsOf(page)).toBeAttached();
  await expect(offerOf(page)).toBeHidden();
});

test("captions that were turned off stay off", async ({ page }) => {
  await openFilm(page, "captain-minnow");
  await expectMovingPictures(page);
  await choose(page, "Audio and captions", "Captions", /^Off/);
  await openFilm(page, "the-sock-rocket");
  await expectMovingPictures(page);
  await expect(captionsOf(page)).toBeHidden();
});
