import { expect, type Page } from "@playwright/test";
import { findBarriers } from "#world/barriers.ts";
import { test } from "#world/house.ts";

test.use({ ownHouse: "watchlist", contextOptions: { reducedMotion: "reduce" } });

async function openPanel(page: Page) {
  await page
    .getByRole("button", { name: /^My watchlist/ })
    .first()
    .click();
  const panel = page.getByRole("dialog", { name: "My watchlist" });
  await panel.getByRole("heading", { name: "PREVIOUSLY WATCHED" }).waitFor();
  return panel;
}

test("a film is put aside, found on the panel, watched, and counts for the streak", async ({
  page,
}) => {
  await page.goto("/kids");
  const heart = page.getByRole("button", { name: "The Sock Rocket on my watchlist" });
  await heart.focus();
  await page.keyboard.press("Enter");
  await expect(heart).toHaveAttribute("aria-pressed", "true");

  const panel = await openPanel(page);
  await expect(panel.getByText("0 days")).toBeVisible();
  await expect(
    panel.getByRole("region", { name: "PREVIOUSLY WATCHED" }).getByRole("link"),
  ).toHaveCount(6);
  await expect(panel.getByRole("region", { name: "HOST APPS" }).getByRole("link")).toHaveCount(4);
  expect(await findBarriers(page)).toEqual([]);

  const list = panel.getByRole("region", { name: "My Watchlist" });
  await list
    .getByRole("button", { name: "Remove The Sock Rocket from my watchlist" })
    .press("Enter");
  await expect(list.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.keyboard.press("Enter");
  const watch = list.getByRole("link", { name: "Watch The Sock Rocket" });
  await expect(watch).toBeFocused();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/watch/the-sock-rocket");

  await page.goto("/achievements");
  await page.getByRole("heading", { name: "Still to earn" }).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  const again = await openPanel(page);
  await expect(again.getByText("1 day", { exact: true })).toBeVisible();
  await expect(again.getByText("Great start!")).toBeVisible();
  await expect(again.getByRole("region", { name: "My Watchlist" })).toContainText("Seen");
});
