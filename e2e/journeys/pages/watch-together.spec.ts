import { expect, type Page } from "@playwright/test";
import { findAccessibilityIssues } from "#world/accessibility.ts";
import { expectNote } from "#world/family.ts";
import { test } from "#world/test-server.ts";
import { openParty, openSecondDevice } from "#world/second-device.ts";

test.use({ ownServer: "party" });

test("a family watches one film on two devices", async ({ page, browser }) => {
  test.setTimeout(180_000);
  await page.goto("/party-zone");
  expect(await findAccessibilityIssues(page)).toEqual([]);
  const address = await openParty(page, { name: "Friday", film: "My Shadow Stays Up Late" });
  const code = address.split("/").at(-1) ?? "";

  // The code works in lower case and with a space, as a viewer may type it.
  const other = await openSecondDevice(page, browser);
  await other.goto("/party-zone");
  await other.getByLabel("Party code").fill(`${code.slice(0, 3)} ${code.slice(3)}`.toLowerCase());
  await other.getByRole("button", { name: "Join" }).click();
  await askWhatNext(page, other);
  await other.getByRole("button", { name: "I’m ready", exact: true }).click();
  await expect(page.getByRole("button", { name: /^Jasper: ready/ })).toBeVisible();
  await page.getByLabel("Send a message").fill("Popcorn is ready!");
  await page.keyboard.press("Enter");
  await expect(other.getByText("Popcorn is ready!")).toBeVisible();
  expect(await findAccessibilityIssues(page)).toEqual([]);

  await page.getByRole("button", { name: "Start film" }).click();
  for (const each of [page, other]) await expect.poll(() => placeOf(each)).toBeGreaterThan(1);
  expect(await findAccessibilityIssues(page)).toEqual([]);
  await other.getByRole("button", { name: "Laugh", exact: true }).click();

  // Only the host controls the film; a guest's attempt is declined politely.
  await player(other).press("k");
  await expectNote(other, "That didn’t work", "The host hasn’t given you permission to do that.");
  await player(page).press("k");
  for (const each of [page, other]) await expect.poll(() => isPaused(each)).toBe(true);
  await expect.poll(async () => (await placeOf(other)) - (await placeOf(page))).toBe(0);

  await page.getByRole("button", { name: "Guest permissions" }).click();
  await page.getByRole("button", { name: "End party for everyone" }).click();
  await expect(other.getByRole("heading", { name: "The party is over" })).toBeVisible();
  await other.getByRole("link", { name: "Go to Party Zone" }).click();
  await expect(other.getByText("Watched with Marigold")).toBeVisible();
  await other.context().close();
});

/** The members vote, and the host puts the winner on the screen. */
async function askWhatNext(page: Page, other: Page): Promise<void> {
  await page.getByRole("tab", { name: /^Up next/ }).click();
  await page.getByRole("button", { name: "Start poll" }).click();
  await page.getByLabel("Or type a choice").fill("Just popcorn");
  await page.keyboard.press("Enter");
  expect(await findAccessibilityIssues(page)).toEqual([]);
  await page.getByRole("button", { name: "Start poll", exact: true }).click();
  await other.getByRole("button", { name: /Late\s+0 votes$/ }).click();
  const chosen = page.getByRole("button", { name: /Late\s+1 vote$/ });
  await expect(chosen).toBeVisible();
  expect(await findAccessibilityIssues(page)).toEqual([]);
  await page.getByRole("button", { name: "End poll" }).click();
  await page.getByRole("button", { name: "Play now" }).click();
  await expect(chosen).toBeHidden();
  await expect(other.getByRole("tab", { name: "Up next", exact: true })).toBeVisible();
  await page.getByRole("tab", { name: "Chat" }).click();
}

function player(page: Page) {
  return page.getByRole("region", { name: /^Player: / });
}

function placeOf(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelector("video")?.currentTime ?? 0);
}

function isPaused(page: Page): Promise<boolean> {
  return page.evaluate(() => document.querySelector("video")?.paused ?? false);
}
