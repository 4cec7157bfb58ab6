import { expect, type Locator, type Page } from "@playwright/test";

/** The demo household's password, which is public. */
const demoPassword = "golden-lion";

/** Opens the profile picker from the profile menu. */
export async function openProfiles(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: /profile menu$/i }).click();
  await page.getByRole("button", { name: "Switch profile" }).click();
  const dialog = page.getByRole("dialog", { name: "Who’s watching?" });
  await dialog.getByRole("button", { name: "Login with Password" }).waitFor();
  return dialog;
}

/** The note on the screen: there is one at a time. */
export async function expectNote(page: Page, title: string, words: string): Promise<void> {
  const note = page.getByRole("region", { name: "Notifications (F8)" }).getByRole("listitem");
  await expect(note).toHaveCount(1);
  await expect(note).toContainText(title);
  await expect(note).toContainText(words);
}

export type NewMember = { name: string; displayName: string; username: string; password: string };

/** Fills the form that makes a profile in, from the select view, and sends it. */
export async function createProfile(dialog: Locator, member: NewMember): Promise<void> {
  await dialog.getByRole("button", { name: "Add Profile" }).click();
  await dialog.getByLabel("Name", { exact: true }).fill(member.name);
  await dialog.getByLabel("Display name").fill(member.displayName);
  await dialog.getByLabel("Username").fill(member.username);
  await dialog.getByRole("textbox", { name: "Password" }).fill(member.password);
  await dialog.getByRole("button", { name: "Create Profile" }).click();
}

/** A parent without a PIN is asked for one wherever there is a child. */
export async function postponePin(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Set a PIN" });
  await dialog.getByRole("button", { name: "Not now" }).click();
  await dialog.waitFor({ state: "hidden" });
}

/** Gives the password that a sensitive change asks for. */
export async function givePasswordAgain(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Your password again" });
  await dialog.getByRole("textbox", { name: "Password" }).fill(demoPassword);
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await dialog.waitFor({ state: "hidden" });
}
