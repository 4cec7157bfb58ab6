import { expect } from "@playwright/test";
import { findAccessibilityIssues } from "#world/accessibility.ts";
import { test } from "#world/test-server.ts";
import { expectMovingPictures } from "#world/picture.ts";

test("axe finds no issue on the home page, and Tab leads straight to its films", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("region", { name: "Featured films" }).waitFor();
  expect(await findAccessibilityIssues(page)).toEqual([]);

  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  const play = page.getByRole("main").getByRole("link", { name: "Play", exact: true });
  await expect(play).toBeFocused();
});

test("axe finds no issue on a genre page", async ({ page }) => {
  await page.goto("/kids");
  await page.getByRole("link", { name: "The Sock Rocket" }).waitFor();
  expect(await findAccessibilityIssues(page)).toEqual([]);
});

test("axe finds no issue beside a playing film", async ({ page }) => {
  await page.goto("/watch/captain-minnow");
  await expectMovingPictures(page);
  expect(await findAccessibilityIssues(page)).toEqual([]);
});
