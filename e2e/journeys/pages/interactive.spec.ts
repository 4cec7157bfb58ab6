import { expect, type Page } from "@playwright/test";
import { findAccessibilityIssues } from "#world/accessibility.ts";
import { test } from "#world/test-server.ts";

test.use({ ownServer: "interactive" });

/** Clips are drawn on request, which takes its time on a busy machine. */
const drawn = { timeout: 120_000 };
const choiceOf = (page: Page) => page.getByRole("region", { name: "Choice" });

/** Opens the first film of a page, and plays it from the start. */
async function play(page: Page, path: string): Promise<void> {
  await page.goto(path);
  expect(await findAccessibilityIssues(page)).toEqual([]);
  await page
    .getByRole("main")
    .getByRole("link", { name: /^(?:Start|Continue)$/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`${path}/[a-z-]+$`));
  await page.getByRole("button", { name: /^(?:Play|Start over)$/ }).click();
}

test("a viewer chooses how a film of Interactive Cinema continues", async ({ page }) => {
  test.setTimeout(300_000);
  await play(page, "/interactive-cinema");
  const choice = choiceOf(page);
  await expect(choice).toBeVisible(drawn);
  expect(await findAccessibilityIssues(page)).toEqual([]);
  await choice.getByRole("listitem").first().getByRole("button").press("Enter");
  await expect(choice).toBeHidden(drawn);
  await page.reload();
  await expect(page.getByRole("button", { name: "Resume" })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 844, height: 390 } });

  test("a story for children waits for a tap", async ({ page }) => {
    test.setTimeout(300_000);
    await play(page, "/evideos");
    const moment = page.locator("[data-choice], [data-tap]");
    await expect(moment).toBeVisible(drawn);
    const open = moment.getByRole("button", { disabled: false });
    const before = await open.count();
    await open.first().tap();
    await expect
      .poll(async () => (await moment.isHidden()) || (await open.count()) < before, drawn)
      .toBe(true);
  });
});
