import { expect } from "@playwright/test";
import { test } from "#world/house.ts";
import { expectMovingPictures, positionOf } from "#world/picture.ts";

test("keys alone lead from the top of the home page to a playing film", async ({ page }) => {
  await page.goto("/");
  const play = page.getByRole("main").getByRole("link", { name: "Play", exact: true });
  await expect(play).toBeVisible();

  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the films" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(play).toBeFocused();
  await page.keyboard.press("Enter");
  await expectMovingPictures(page);

  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeAttached();
  const paused = await positionOf(page);
  await page.waitForTimeout(700);
  expect(await positionOf(page)).toBe(paused);
  await page.keyboard.press("Space");
  await expectMovingPictures(page);
});
