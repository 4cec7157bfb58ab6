import { expect } from "@playwright/test";
import { findAccessibilityIssues } from "#world/accessibility.ts";
import { test } from "#world/test-server.ts";
import { expectMovingPictures } from "#world/picture.ts";

test.use({ ownServer: "intro", meetsIntro: true });

test("lets a first-time visitor enter and play a film within two clicks", async ({ page }) => {
  await page.goto("/streaming");
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText("Press Enter or Click to Continue")).toBeVisible();
  await expect(page.getByRole("button", { name: "Start Streaming Now" })).toBeAttached();
  expect(await findAccessibilityIssues(page)).toEqual([]);

  await page.getByRole("button", { name: "Enter", exact: true }).click();
  await expect(page).toHaveURL(/\/streaming$/);
  await page.getByRole("main").getByRole("link", { name: "Play", exact: true }).click();
  await expectMovingPictures(page);
});

test("shows the intro once a session, replays it on request, and skips it for deep links", async ({
  page,
}) => {
  await page.goto("/kids");
  await expect(page.getByRole("heading", { level: 1, name: "Kids" })).toBeVisible();

  await page.goto("/");
  const hint = page.getByText("Press Enter or Click to Continue");
  await expect(hint).toBeVisible();
  await page.getByRole("button", { name: "Login" }).click();
  await page.getByLabel("Email").fill("demo@goldmane.example");
  await page.getByLabel("Email").press("Space");
  await expect(hint).toBeVisible();
  await page.getByRole("button", { name: "Close sign-in" }).click();
  await page.getByRole("heading", { name: "The Gold Standard of Streaming" }).click();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(/\/streaming$/);

  await page.goto("/");
  await expect(page.getByRole("region", { name: "Featured films" })).toBeVisible();
  await expect(page).toHaveURL(/\/streaming$/);
  await page.goto("/streaming?reset=intro");
  await expect(hint).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});
