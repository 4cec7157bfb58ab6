import type { Browser, Page } from "@playwright/test";
import { createProfile, openProfiles, postponePin } from "./family.ts";

const jasper = {
  name: "Jasper Gold",
  displayName: "Jasper",
  username: "jasper",
  password: "silver-fox-9",
};

/** A second browser of the household, with Jasper's profile chosen. */
export async function openSecondDevice(page: Page, browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const other = await context.newPage();
  await other.goto("/party-zone");
  const dialog = await openProfiles(other);
  await createProfile(dialog, jasper);
  await postponePin(other);
  await dialog.getByRole("button", { name: /Jasper/ }).click();
  await dialog.waitFor({ state: "hidden" });
  return other;
}

/** Opens a party with a film in its queue, and returns its URL. */
export async function openParty(page: Page, { name, film }: { name: string; film: string }) {
  await page.getByRole("button", { name: "Start a party" }).click();
  await page.getByLabel("Party name").fill(name);
  await page.getByRole("button", { name: "Choose a film" }).click();
  await page.getByRole("searchbox", { name: "Find a film" }).fill(film);
  await page.getByRole("button", { name: new RegExp(`^${film}`) }).click();
  await page.getByRole("button", { name: "Start party" }).click();
  await page.getByRole("heading", { name, level: 1 }).waitFor();
  return new URL(page.url()).pathname;
}
