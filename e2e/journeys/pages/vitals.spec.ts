import { expect } from "@playwright/test";
import { findAccessibilityIssues } from "#world/accessibility.ts";
import { test } from "#world/test-server.ts";

test("shows the performance of a visit to the administrator, by page", async ({ page }) => {
  const report = page.waitForRequest("**/api/analytics/performance");
  await page.goto("/features");
  expect((await report).postDataJSON()).toMatchObject({ url: "/features", userAgent: "Chromium" });
  await page.goto("/admin/vitals");
  await page.getByRole("button", { name: /^FCP/ }).click();
  await expect(page.getByRole("cell", { name: "/features" })).toBeVisible();
  expect(await findAccessibilityIssues(page)).toEqual([]);
});
