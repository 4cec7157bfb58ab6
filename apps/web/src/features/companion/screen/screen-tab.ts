import type { RemoteCard } from "@goldmane/contracts/companion/schema";
import { openStore } from "#platform/store.ts";

/** sessionStorage key of this tab's screen id, which survives a reload. */
const key = "companionScreen";

/** The phones of this tab. */
export const phones = openStore<readonly RemoteCard[]>([]);

/** Whether the sheet with the code is open over the page. */
export const isSheetOpen = openStore(false);

/** Whether this tab has or wants phones. The connection to them is loaded on demand. */
export const isScreen = openStore(readScreen() !== null);

export function askForPhone(): void {
  isScreen.set(true);
  isSheetOpen.set(true);
}

export function readScreen(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function storeScreen(screenId: string): void {
  try {
    sessionStorage.setItem(key, screenId);
  } catch {
    // Without storage a reload opens a new screen.
  }
}

export function forgetScreen(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is unavailable, so there is nothing to clear.
  }
  phones.set([]);
  isSheetOpen.set(false);
  isScreen.set(false);
}
