import { expect, type Page } from "@playwright/test";
import { hopToTheGoal } from "#world/games/hop-to-the-goal.ts";
import { test } from "#world/test-server.ts";

test.use({ ownServer: "slime-adventure" });

const address = "/play-games/slime-adventure";
const hostOf = (page: Page) => page.getByRole("region", { name: "Slime Adventure" });
const level = (page: Page, name: RegExp) => page.getByRole("button", { name });

async function openMap(page: Page): Promise<void> {
  await page.goto(address);
  await expect(hostOf(page)).toHaveAttribute("data-ready", "true");
}

test("level 1 is played to its end by keys, and its stars are on the map", async ({ page }) => {
  await openMap(page);
  await expect(level(page, /^Level 3:/)).toBeDisabled();
  await level(page, /^Level 1: First hops/).click();
  await hopToTheGoal(page);
  const results = page.getByRole("region", { name: "Results" });
  // The server has played the run again, with the same result.
  await expect(results.getByRole("heading", { name: "Your best run!" })).toBeVisible();
  await results.getByRole("button", { name: "Menu" }).click();
  await expect(level(page, /^Level 1: First hops, [123] stars?$/)).toBeVisible();
  await expect(level(page, /^Level 3:/)).toBeEnabled();

  await openMap(page);
  await expect(level(page, /^Level 1: First hops, [123] stars?$/)).toBeVisible();
});

test("a level is built, played and kept on the device", async ({ page }) => {
  await openMap(page);
  await level(page, /^Build a level$/).click();
  await level(page, /^New level$/).click();
  await level(page, /^Gem$/).click();
  const canvas = page.getByLabel(/Arrow keys move/);
  await canvas.click({ position: { x: 160, y: 200 } });
  await level(page, /^Try it$/).click();
  await hopToTheGoal(page);
  await page.getByRole("region", { name: "Results" }).getByRole("button", { name: "Menu" }).click();
  await level(page, /^Build a level$/).click();
  await expect(page.getByText("My level 1")).toBeVisible();
});

test("a level follows its profile to another device", async ({ page, browser, baseURL }) => {
  await openMap(page);
  await level(page, /^Build a level$/).click();
  await level(page, /^New level$/).click();
  const saved = page.waitForResponse(
    (answer) =>
      answer.request().method() === "PUT" &&
      answer.url().endsWith("/saves/levels") &&
      (answer.request().postData() ?? "").includes("Moon base"),
  );
  await page.getByLabel("Name of the level").fill("Moon base");
  expect((await saved).ok()).toBe(true);

  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = await context.newPage();
  await openMap(other);
  await level(other, /^Build a level$/).click();
  const item = other.getByRole("listitem").filter({ hasText: "Moon base" });
  await item.getByRole("button", { name: "Play" }).click();
  await expect(hostOf(other)).toHaveAttribute("data-phase", "playing");
  await context.close();
});
