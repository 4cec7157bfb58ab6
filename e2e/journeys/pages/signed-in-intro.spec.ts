import { expect } from "@playwright/test";
import { test } from "#world/test-server.ts";

test.use({ ownServer: "signed-in-intro", meetsIntro: true });

test("a newcomer reads what this is and can skip it before any script runs", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.getByText(/^156 short animated films for the whole family/)).toBeVisible();
  await expect(page.getByText("Optimizing Experience...")).toHaveCount(0);
  const skip = page.getByRole("link", { name: "Skip intro" });
  await expect(skip).toBeVisible();
  expect(await skip.getAttribute("href")).toBe("/streaming#main");
  await context.close();
});

test("opens by itself for a returning family, unless they say not yet", async ({
  page,
  context,
}) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Skip intro" }).click();
  await expect(page).toHaveURL(/\/streaming/);

  const again = await context.newPage();
  await again.goto("/");
  await again.getByText("Starting in a moment").waitFor();
  await expect(again).toHaveURL(/\/streaming$/);

  const third = await context.newPage();
  await third.goto("/");
  await third.getByRole("button", { name: "Not yet" }).click();
  await expect(third.getByText("Starting in a moment")).toBeHidden();
  await expect(third.getByText("Press Enter or Click to Continue")).toBeVisible();
  await expect(third).toHaveURL(/\/$/);
  await third.keyboard.press("Escape");
  await third.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await third.keyboard.press("Enter");
  await expect(third).toHaveURL(/\/streaming$/);
});
