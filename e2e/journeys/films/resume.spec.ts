import { expect } from "@playwright/test";
import { openFilm, wakeControls } from "#world/player.ts";
import { test } from "#world/test-server.ts";
import { expectMovingPictures, lengthOf, positionOf } from "#world/picture.ts";

test("resumes a film near the last position, and starts over on request", async ({ page }) => {
  await openFilm(page, "goodnight-loud-bear");
  await expectMovingPictures(page);
  await page.keyboard.press("5");
  await expectMovingPictures(page);
  const stopped = await positionOf(page);
  expect(stopped).toBeGreaterThan((await lengthOf(page)) * 0.49);

  await page.reload();
  await expect(page.getByText(/^Resumed at 0:/)).toBeVisible();
  expect(Math.abs((await positionOf(page)) - stopped)).toBeLessThan(8);

  await wakeControls(page);
  await page.getByRole("button", { name: "Start over" }).click();
  await expect.poll(() => positionOf(page)).toBeLessThan(8);
  await expectMovingPictures(page);
});
