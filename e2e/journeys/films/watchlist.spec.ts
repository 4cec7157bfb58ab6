import { expect, type Page } from "@playwright/test";
import { findAccessibilityIssues } from "#world/accessibility.ts";
import { test } from "#world/test-server.ts";
import { beTelevision, pressAfar, pressBack, takeRemote, walkTo } from "#world/walk/remote.ts";

test.use({
  ownServer: "watchlist",
  viewport: { width: 1920, height: 1080 },
});

test.beforeEach(({ page }) => beTelevision(page));

const bellOf = (page: Page) => page.getByRole("button", { name: /^My watchlist/ });

async function openPanel(page: Page) {
  await bellOf(page).press("Enter");
  const panel = page.getByRole("dialog", { name: "My watchlist" });
  await panel.getByRole("heading", { name: "PREVIOUSLY WATCHED" }).waitFor();
  return panel;
}

test("saves, removes and restores a film by remote, and counts a watched one for the streak", async ({
  page,
}) => {
  await page.goto("/kids");
  await takeRemote(page);
  // Shown to a mouse only: a remote has the card's menu.
  const heart = page.getByRole("button", {
    name: "My Shadow Stays Up Late on my watchlist",
    includeHidden: true,
  });
  const poster = page.getByRole("main").getByRole("link", { name: "My Shadow Stays Up Late" });
  const menu = page.getByRole("dialog", { name: "My Shadow Stays Up Late" });
  const save = async () => {
    await walkTo(page, poster);
    await page.keyboard.down("Enter");
    await menu.waitFor();
    await page.keyboard.up("Enter");
    await pressAfar(page, menu.getByRole("button", { name: "Add to watchlist" }));
    await expect(menu).toBeHidden();
    await expect(poster).toBeFocused();
  };
  await save();
  await expect(heart).toHaveAttribute("aria-pressed", "true");

  await walkTo(page, bellOf(page));
  const panel = await openPanel(page);
  await expect(panel.getByText("5 days", { exact: true })).toBeVisible();
  await expect(
    panel.getByRole("region", { name: "PREVIOUSLY WATCHED" }).getByRole("link"),
  ).toHaveCount(6);
  await expect(panel.getByRole("region", { name: "HOST APPS" }).getByRole("link")).toHaveCount(4);
  expect(await findAccessibilityIssues(page)).toEqual([]);

  const list = panel.getByRole("region", { name: "My Watchlist" });
  const remove = list.getByRole("button", {
    name: "Remove My Shadow Stays Up Late from my watchlist",
  });
  await pressAfar(page, remove);
  await expect(list.getByRole("button", { name: "Undo" })).toBeFocused();
  await pressBack(page);
  await expect(panel).toBeHidden();
  await expect(bellOf(page)).toBeFocused();
  await expect(heart).toHaveAttribute("aria-pressed", "false");

  await save();
  await walkTo(page, bellOf(page));
  await openPanel(page);
  await pressAfar(page, remove);
  await page.keyboard.press("Enter");
  const watch = list.getByRole("link", { name: "Watch My Shadow Stays Up Late" });
  await expect(watch).toBeFocused();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/watch/my-shadow-stays-up-late");

  await page.goto("/achievements");
  await page.getByRole("heading", { name: "To earn" }).waitFor();
  expect(await findAccessibilityIssues(page)).toEqual([]);
  const again = await openPanel(page);
  await expect(again.getByText("6 days", { exact: true })).toBeVisible();
  await expect(again.getByText("Amazing streak!")).toBeVisible();
  await expect(again.getByRole("region", { name: "My Watchlist" })).toContainText("Watched");
});
