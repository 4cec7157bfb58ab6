import { expect, type Page } from "@playwright/test";
import { findAccessibilityIssues } from "#world/accessibility.ts";
import { openParty, openSecondDevice } from "#world/second-device.ts";
import { test } from "#world/test-server.ts";

test.use({ ownServer: "party-game" });

const stageOf = (page: Page) => page.locator("[data-phase][data-ready]");

/** Jumps until everyone has arrived. */
async function race(page: Page, pauseMs: number): Promise<void> {
  while ((await stageOf(page).getAttribute("data-phase")) === "racing") {
    await page.keyboard.press("Space", { delay: 120 });
    await page.waitForTimeout(pauseMs);
  }
}

async function leaveRace(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await page.getByRole("region", { name: "Race menu" }).getByRole("button").last().click();
}

test("a party plays a race before its film, and returns with the result", async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  await page.goto("/party-zone");
  const address = await openParty(page, { name: "Race night", film: "My Shadow Stays Up Late" });
  const other = await openSecondDevice(page, browser);
  await other.goto(address);
  await other.getByRole("button", { name: "I’m ready", exact: true }).click();

  await page.getByRole("button", { name: "Play a game" }).click();
  for (const each of [page, other])
    await expect(each.getByRole("region", { name: "Your race" }).getByRole("listitem")).toHaveCount(
      2,
    );
  for (const each of [page, other])
    await expect(stageOf(each)).toHaveAttribute("data-ready", "true");
  expect(await findAccessibilityIssues(page)).toEqual([]);
  await expect(other.getByText("Waiting for Marigold to start.")).toBeVisible();

  // A guest who loads the page again is back in the race.
  await other.reload();
  await expect(stageOf(other)).toHaveAttribute("data-ready", "true");
  await page.getByRole("button", { name: "Start race" }).click();
  for (const each of [page, other])
    await expect(stageOf(each)).toHaveAttribute("data-phase", "racing");
  // Reload again during the race: the guest's run resumes from the server's state.
  await page.waitForTimeout(3_000);
  await other.reload();
  await expect(stageOf(other)).toHaveAttribute("data-phase", "racing");
  await Promise.all([race(page, 500), race(other, 1500)]);

  for (const each of [page, other]) {
    const order = stageOf(each).getByRole("region", { name: "Race results" });
    await expect(order.getByRole("listitem")).toHaveCount(2);
    await order.getByRole("button", { name: "Done" }).click();
  }
  // Everyone is back in the lobby, where the result stays.
  const results = [page, other].map((each) => each.getByRole("region", { name: "Race results" }));
  const texts = await Promise.all(results.map((result) => result.innerText()));
  expect(texts[0]).toMatch(/ won the race in Kyle’s Dash!/);
  expect(texts[1]).toBe(texts[0]);
  expect(await findAccessibilityIssues(page)).toEqual([]);

  // The next race is left by everyone, which ends it.
  await page.getByRole("button", { name: "Play a game" }).click();
  for (const each of [page, other])
    await expect(each.getByRole("region", { name: "Your race" }).getByRole("listitem")).toHaveCount(
      2,
    );
  await page.getByRole("button", { name: "Start race" }).click();
  for (const each of [page, other])
    await expect(stageOf(each)).toHaveAttribute("data-phase", "racing");
  await leaveRace(other);
  await expect(other.getByText(/^Marigold is still racing/)).toBeVisible();
  await leaveRace(page);
  for (const each of [page, other])
    await expect(each.getByRole("region", { name: "Game", exact: true })).toBeHidden();

  await page.getByRole("button", { name: "Start film" }).click();
  for (const each of [page, other])
    await expect(each.getByRole("region", { name: /^Player: / })).toBeVisible();
  await other.context().close();
});
