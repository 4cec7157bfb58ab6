import { expect, type Page } from "@playwright/test";
import { openProfiles } from "#world/family.ts";

/** Opens each dialog or menu of a page by name, and resolves once it is visible. */
const dialogs: Record<string, (page: Page) => Promise<void>> = {
  "account menu": async (page) => {
    await page.getByRole("button", { name: /profile menu$/i }).press("Enter");
    await page.getByRole("list", { name: "Your pages" }).waitFor();
  },
  profiles: async (page) => {
    await openProfiles(page);
  },
  "create profile": async (page) => {
    const dialog = await openProfiles(page);
    await dialog.getByRole("button", { name: "Add Profile" }).click();
    await dialog.getByRole("button", { name: "Create Profile" }).waitFor();
  },
  watchlist: async (page) => {
    const bell = page.getByRole("button", { name: /^My watchlist/ });
    await bell.first().click();
    const panel = page.getByRole("dialog", { name: "My watchlist" });
    await panel.getByRole("heading", { name: "PREVIOUSLY WATCHED" }).waitFor();
  },
  music: async (page) => {
    const pieces = page.getByRole("main").getByRole("button", { name: /^Play / });
    await pieces.first().click();
    await page.getByRole("button", { name: "Pause", exact: true }).waitFor();
    await page.getByText("Loading…", { exact: true }).waitFor({ state: "hidden" });
  },
  "phone remote": async (page) => {
    await page.getByRole("button", { name: "Phone remote" }).click();
    await page.getByRole("timer").waitFor();
  },
  leo: (page) => openLeo(page, "Chat", "Tell me a joke"),
  "leo's vibes": (page) => openLeo(page, "Vibes", "Sound shapers"),
  "leo's links": (page) => openLeo(page, "Links", "Spotify"),
  "leo's music": (page) => openLeo(page, "Free Music", "Pancake Sunday"),
  "plan change": async (page) => {
    await page.getByRole("button", { name: "Change to Gold Pride" }).click();
    await page.getByRole("dialog", { name: "Change to Gold Pride" }).waitFor();
  },
};

/** Opens Leo at a tab and waits for the tab's content. */
async function openLeo(page: Page, tab: string, shown: string | RegExp): Promise<void> {
  const leo = page.getByRole("dialog", { name: "Leo, your AI assistant" });
  // Shortcuts work a moment after the page is visible.
  await expect(async () => {
    await page.keyboard.press("Control+k");
    await leo.waitFor({ timeout: 10_000 });
  }).toPass();
  await leo.getByRole("tab", { name: tab }).click();
  await leo.getByText(shown).first().waitFor();
}

export async function openDialog(page: Page, name: string): Promise<void> {
  const open = dialogs[name];
  if (!open) throw new Error(`Unknown dialog: ${name}.`);
  await open(page);
}
