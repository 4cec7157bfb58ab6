import { expect, type Page } from "@playwright/test";
import { findAccessibilityIssues } from "#world/accessibility.ts";
import { openSecondDevice } from "#world/second-device.ts";
import { test } from "#world/test-server.ts";

test.use({ ownServer: "play-games" });

const hostOf = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

async function openGame(page: Page, address: string, name: string): Promise<void> {
  await page.goto(address);
  await expect(hostOf(page, name)).toHaveAttribute("data-ready", "true");
}

test("the Gaming Zone leads to every game, and each begins by its first button", async ({
  page,
}) => {
  await page.goto("/play-games");
  const games = ["Leo’s Arcade", "Adventure Quest", "Slime Adventure", "Kyle’s Dash"];
  for (const name of games)
    await expect(
      page.getByRole("main").getByRole("link", { name: new RegExp(`^${name}`) }),
    ).toBeVisible();
  expect(await findAccessibilityIssues(page)).toEqual([]);
  for (const [address, name] of [
    ["/play-games/leos-arcade", "Leo’s Arcade"],
    ["/play-games/adventure-quest", "Adventure Quest"],
  ] as const) {
    await openGame(page, address, name);
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await hostOf(page, name).getByRole("button").first().click();
    await expect(hostOf(page, name)).toHaveAttribute("data-phase", "playing");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Keep playing" }).click();
    await expect(hostOf(page, name)).toHaveAttribute("data-phase", "playing");
  }
});

test("one preview plays at a time: the hovered or focused game's", async ({ page }) => {
  // With reduced motion no preview plays.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/play-games");
  const cards = page.getByRole("main");
  const loops = page.locator("video[data-running='true']");
  await expect(loops).toHaveCount(1);
  const slime = cards.getByRole("link", { name: /^Slime Adventure/ });
  await slime.hover();
  await expect(slime.locator("video[data-running='true']")).toBeVisible();
  await expect(loops).toHaveCount(1);
  const quest = cards.getByRole("link", { name: /^Adventure Quest/ });
  await quest.focus();
  await expect(quest.locator("video[data-running='true']")).toBeVisible();
  await expect(loops).toHaveCount(1);
});

test("today's challenge begins at once", async ({ page }) => {
  await page.goto("/play-games");
  await page.getByRole("link", { name: /^Today’s run/ }).click();
  await expect(hostOf(page, "Kyle’s Dash")).toHaveAttribute("data-phase", "playing");
});

test("two people of a household see each other nearby, and meet in a race", async ({
  page,
  browser,
}) => {
  await page.goto("/play-games");
  const other = await openSecondDevice(page, browser);
  await other.goto("/play-games");
  await expect(other.getByRole("heading", { name: "1 player nearby" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "1 player nearby" })).toBeVisible();
  await page.getByRole("button", { name: "Race Jasper" }).click();
  await expect(page).toHaveURL(/\/play-games\/kyles-dash$/);
  const invitation = other.getByRole("region", { name: "Waiting race" });
  await expect(invitation).toContainText("Marigold wants to race you in Kyle’s Dash.");
  // The racer's picture is a small one.
  expect((await invitation.boundingBox())?.height).toBeLessThan(140);
  expect(await findAccessibilityIssues(other)).toEqual([]);
  await invitation.getByRole("link", { name: "Join race" }).click();
  await other.getByRole("button", { name: "Join race" }).click();
  for (const each of [page, other])
    await expect(each.getByRole("region", { name: "Your race" }).getByRole("listitem")).toHaveCount(
      2,
    );
  await other.context().close();
});

test("the films with the games' characters lead to the games", async ({ page }) => {
  const games = ["leos-arcade", "adventure-quest", "slime-adventure", "kyles-dash"];
  for (const [at, game] of games.entries()) {
    await page.goto(`/watch/games/${at}`);
    await expect(page.getByRole("link", { name: "Play the game" })).toHaveAttribute(
      "href",
      `/play-games/${game}`,
    );
  }
});

test("a game can be left while it draws its pictures", async ({ page }) => {
  const kyle = page.getByRole("main").getByRole("link", { name: /^Kyle’s Dash/ });
  for (const untilLeft of [0, 150, 300, 450, 600, 800]) {
    // A new page has no picture in memory.
    await page.goto("/play-games");
    await kyle.click();
    await expect(hostOf(page, "Kyle’s Dash")).toBeVisible();
    await page.waitForTimeout(untilLeft);
    await page.getByRole("banner").getByRole("link", { name: "Explore" }).click();
    await expect(page).toHaveURL("/explore");
  }
});

test("a run of Kyle's Dash ends with a score that the server has verified", async ({ page }) => {
  const name = "Kyle’s Dash";
  await openGame(page, "/play-games/kyles-dash", name);
  await hostOf(page, name).getByRole("button", { name: "Play game" }).click();
  await expect(hostOf(page, name)).toHaveAttribute("data-phase", "playing");
  await page.keyboard.press("Space");
  const results = page.getByRole("region", { name: "Results" });
  await expect(results.getByRole("heading", { name: "Your best run!" })).toBeVisible({
    timeout: 90_000,
  });
  expect(await findAccessibilityIssues(page)).toEqual([]);
  await results.getByRole("button", { name: /Watch .* run/ }).click();
  await expect(hostOf(page, name)).toHaveAttribute("data-phase", "watching");
  await page.getByRole("button", { name: "Stop watching" }).click();
  await expect(hostOf(page, name)).toHaveAttribute("data-phase", "title");
});
