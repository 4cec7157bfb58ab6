import { type Browser, expect, type Page } from "@playwright/test";
import { findBarriers } from "#world/barriers.ts";
import { createProfile, expectNote, openProfiles } from "#world/family.ts";
import { test } from "#world/house.ts";

test.use({ ownHouse: "party" });

const jasper = {
  name: "Jasper Gold",
  displayName: "Jasper",
  username: "jasper",
  password: "silver-fox-9",
};

test("a family watches one film on two sofas", async ({ page, browser }) => {
  test.setTimeout(180_000);
  await page.goto("/party-zone");
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole("button", { name: "Start a party" }).click();
  await page.getByLabel("What is the evening called?").fill("Friday");
  await page.getByRole("button", { name: "Choose a film" }).click();
  await page.getByRole("searchbox", { name: "Find a film" }).fill("shadow");
  await page.getByRole("button", { name: /^My Shadow Stays Up Late/ }).click();
  await page.getByRole("button", { name: "Open the doors" }).click();
  await expect(page.getByRole("heading", { name: "Friday", level: 1 })).toBeVisible();
  const code = new URL(page.url()).pathname.split("/").at(-1) ?? "";

  // By the code, as somebody would type it.
  const sofa = await openAsJasper(page, browser);
  await sofa.goto("/party-zone");
  await sofa.getByLabel("Party code").fill(`${code.slice(0, 3)} ${code.slice(3)}`.toLowerCase());
  await sofa.getByRole("button", { name: "Join" }).click();
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

/** A second browser of the same family. */
async function openAsJasper(page: Page, browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const sofa = await context.newPage();
  await sofa.goto("/party-zone");
  const dialog = await openProfiles(sofa);
  await createProfile(dialog, jasper);
  await dialog.getByRole("button", { name: /Jasper/ }).click();
  await dialog.waitFor({ state: "hidden" });
  return sofa;
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
