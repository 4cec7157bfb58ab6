import type { Tab } from "@goldmane/contracts/assistant/limits";
import { openStore } from "#platform/store.ts";

/** Which of Leo's tabs is open over the page; null while he is not. */
export const leoTab = openStore<Tab | null>(null);

export function askLeo(tab: Tab = "chat"): void {
  leoTab.set(tab);
}

export function dismissLeo(): void {
  leoTab.set(null);
}

/** Under which a session keeps where Leo was left for another place. */
const returnKey = "leoReturnUrl";

/** Keeps this page, to come back to it with Leo. */
export function keepLeoReturn(): void {
  try {
    sessionStorage.setItem(returnKey, location.pathname + location.search);
  } catch {
    // Private windows keep nothing.
  }
}

/** Where Leo was left for another place; null where he was not. */
export function peekLeoReturn(): string | null {
  try {
    const url = sessionStorage.getItem(returnKey);
    return url?.startsWith("/") && !url.startsWith("//") ? url : null;
  } catch {
    return null;
  }
}

/** He is there again: the way back is used up. */
export function forgetLeoReturn(): void {
  try {
    sessionStorage.removeItem(returnKey);
  } catch {
    // Nothing was kept.
  }
}
