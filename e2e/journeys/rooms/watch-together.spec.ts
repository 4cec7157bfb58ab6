import { expect, type Page } from "@playwright/test";
import { findBarriers } from "#world/barriers.ts";
import { expectNote } from "#world/family.ts";
import { test } from "#world/house.ts";
import { openParty, openSofa } from "#world/sofa.ts";

test.use({ ownHouse: "party" });

test("a family watches one film on two sofas", async ({ page, browser }) => {
  test.setTimeout(180_000);
  await page.goto("/party-zone");
  expect(await findBarriers(page)).toEqual([]);
  const address = await openParty(page, { name: "Friday", film: "My Shadow Stays Up Late" });
  const code = address.split("/").at(-1) ?? "";

  // By the code, as somebody would type it.
  const sofa = await openSofa(page, browser);
  await sofa.goto("/party-zone");
  await sofa.getByLabel("Party code").fill(`${code.slice(0, 3)} ${code.slice(3)}`.toLowerCase());
  await sofa.getByRole("button", { name: "Join" }).click();
  await askWhatNext(page, sofa);
  await sofa.getByRole("button", { name: "I’m ready", exact: true }).click();
  await expect(page.getByRole("button", { name: /^Jasper: ready/ })).toBeVisible();
  await page.getByLabel("Say something").fill("Popcorn is ready!");
  await page.keyboard.press("Enter");
  await expect(sofa.getByText("Popcorn is ready!")).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);

  await page.getByRole("button", { name: "Start the film" }).click();
  for (const each of [page, sofa]) await expect.poll(() => placeOf(each)).toBeGreaterThan(1);
  expect(await findBarriers(page)).toEqual([]);
  await sofa.getByRole("button", { name: "Laugh", exact: true }).click();

  // The remote is the host's; what a guest tries is said in a friendly way.
  await player(sofa).press("k");
  await expectNote(sofa, "That did not work", "The host keeps that for others.");
  await player(page).press("k");
  for (const each of [page, sofa]) await expect.poll(() => isPaused(each)).toBe(true);
  await expect.poll(async () => (await placeOf(sofa)) - (await placeOf(page))).toBe(0);

  await page.getByRole("button", { name: "Guests may …" }).click();
  await page.getByRole("button", { name: "End the party for everybody" }).click();
  await expect(sofa.getByRole("heading", { name: "The party is over" })).toBeVisible();
  await sofa.getByRole("link", { name: "To the Party Zone" }).click();
  await expect(sofa.getByText("Watched with Marigold")).toBeVisible();
  await sofa.context().close();
});

/** They vote, and one press puts what they chose on the screen. */
async function askWhatNext(page: Page, sofa: Page): Promise<void> {
  await page.getByRole("tab", { name: /^Next films/ }).click();
  await page.getByRole("button", { name: "Ask everybody" }).click();
  await page.getByLabel("Or in words").fill("Just popcorn");
  await page.keyboard.press("Enter");
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  await sofa.getByRole("button", { name: /Late\s+0 votes$/ }).click();
  const chosen = page.getByRole("button", { name: /Late\s+1 vote$/ });
  await expect(chosen).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole("button", { name: "Count the votes" }).click();
  await page.getByRole("button", { name: "Put it on the screen" }).click();
  await expect(chosen).toBeHidden();
  await expect(sofa.getByRole("tab", { name: "Next films", exact: true })).toBeVisible();
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
