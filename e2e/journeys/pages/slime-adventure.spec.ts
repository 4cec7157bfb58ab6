import { expect, type Page } from "@playwright/test";
import { test } from "#world/test-server.ts";

test.use({ ownServer: "slime-adventure" });

const address = "/play-games/slime-adventure";
const hostOf = (page: Page) => page.getByRole("region", { name: "Slime Adventure" });
const level = (page: Page, name: RegExp) => page.getByRole("button", { name });

async function openMap(page: Page): Promise<void> {
  await page.goto(address);
  await expect(hostOf(page)).toHaveAttribute("data-ready", "true");
}

/** Runs to the right, and jumps again and again until the level ends. */
async function hopToTheGoal(page: Page): Promise<void> {
  await expect(hostOf(page)).toHaveAttribute("data-phase", "playing");
  await page.keyboard.down("KeyD");
  while ((await hostOf(page).getAttribute("data-phase")) === "playing") {
    await page.keyboard.down("Space");
    await page.waitForTimeout(160 + Math.random() * 200);
    await page.keyboard.up("Space");
    await page.waitForTimeout(60 + Math.random() * 250);
  }
  await page.keyboard.up("KeyD");
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
