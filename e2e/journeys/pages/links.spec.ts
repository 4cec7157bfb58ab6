import { expect } from "@playwright/test";
import { findAccessibilityIssues } from "#world/accessibility.ts";
import { test } from "#world/test-server.ts";

test.use({ viewport: { width: 1440, height: 900 } });

test("finds one of 150 links by keyboard", async ({ page }) => {
  await page.goto("/page4");
  await expect(page.getByText("150 links", { exact: true })).toBeVisible();
  expect(await findAccessibilityIssues(page)).toEqual([]);

  await page.getByRole("searchbox", { name: "Search the links" }).focus();
  await page.keyboard.type("khan");
  await expect(page.getByText("1 link", { exact: true })).toBeVisible();
  const link = page.getByRole("link", { name: /Khan Academy/ });
  for (const _ of ["category", "link"]) await page.keyboard.press("ArrowDown");
  await expect(link).toBeFocused();
  await expect(link).toHaveAttribute("href", "https://www.khanacademy.org");
  await expect(link).toHaveAttribute("rel", "noopener noreferrer");
});

test("shows podcasts with covers drawn by us, and links to music services", async ({ page }) => {
  await page.goto("/page3");
  const podcasts = page.getByRole("list", { name: "Podcasts" });
  await expect(podcasts.getByRole("link")).toHaveCount(8);
  await expect
    .poll(() =>
      podcasts
        .locator("img")
        .evaluateAll((covers: HTMLImageElement[]) => covers.map((one) => one.naturalWidth > 0)),
    )
    .toEqual(Array.from({ length: 8 }, () => true));
  await expect(page.getByRole("list", { name: "Music platforms" }).getByRole("link")).toHaveCount(
    6,
  );
  expect(await findAccessibilityIssues(page)).toEqual([]);
});
