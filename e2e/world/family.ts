import { expect, type Locator, type Page } from "@playwright/test";

/** The demo household's password, which is public. */
const demoPassword = "golden-lion";

/** The profile menu's entry; the home page has a button of that name too. */
export function switchProfileOf(page: Page): Locator {
  const menu = page.getByRole("list", { name: "Your pages" });
  return menu.getByRole("button", { name: "Switch profile" });
}

/** Opens the profile picker from the profile menu. */
export async function openProfiles(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: /profile menu$/i }).click();
  await switchProfileOf(page).click();
  const dialog = page.getByRole("dialog", { name: "Who’s watching?" });
  await dialog.getByRole("button", { name: "Login with Password" }).waitFor();
  return dialog;
}

/** The visible toast; there is one at a time. */
export async function expectNote(page: Page, title: string, words: string): Promise<void> {
  const note = page.getByRole("region", { name: "Notifications (F8)" }).getByRole("listitem");
  await expect(note).toHaveCount(1);
  await expect(note).toContainText(title);
  await expect(note).toContainText(words);
}

export type NewMember = { name: string; displayName: string; username: string; password: string };

/**
 * Fills in and submits the form for a new profile, starting at the profile picker. In a browser of the
 * household the details of signing in are folded away.
 */
export async function createProfile(dialog: Locator, member: NewMember): Promise<void> {
  await dialog.getByRole("button", { name: "Add Profile" }).click();
  await dialog.getByLabel("Name", { exact: true }).fill(member.name);
  const details = dialog.getByText("Sign-in details");
  if (await details.isVisible()) await details.click();
  await dialog.getByLabel("Display name").fill(member.displayName);
  await dialog.getByLabel("Username").fill(member.username);
  await dialog.getByRole("textbox", { name: "Password" }).fill(member.password);
  await dialog.getByRole("button", { name: "Create Profile" }).click();
}

/** A parent without a PIN is asked to set one when the household has a child. */
export async function postponePin(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Set a PIN" });
  await dialog.getByRole("button", { name: "Not now" }).click();
  await dialog.waitFor({ state: "hidden" });
}

/** Enters the password that a sensitive change requires. */
export async function givePasswordAgain(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Confirm your password" });
  await dialog.getByRole("textbox", { name: "Password" }).fill(demoPassword);
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await dialog.waitFor({ state: "hidden" });
}
