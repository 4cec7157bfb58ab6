import type { Tab } from "@goldmane/contracts/assistant/limits";
import { openStore } from "#platform/store.ts";

/** The open tab of Leo's dialog; null while closed. */
export const leoTab = openStore<Tab | null>(null);

export function askLeo(tab: Tab = "chat"): void {
  leoTab.set(tab);
}

export function dismissLeo(): void {
  leoTab.set(null);
}

/** Whether Leo was called to listen; his dialog answers the call once it can. */
export const leoCalled = openStore(false);

/** Opens Leo listening. */
export function callLeo(): void {
  leoCalled.set(true);
  askLeo();
}

/** Session storage key of the page to return to. */
const returnKey = "leoReturnUrl";

/** Stores this page to return to with Leo. */
export function keepLeoReturn(): void {
  try {
    sessionStorage.setItem(returnKey, location.pathname + location.search);
  } catch {
    // Storage may be unavailable in private windows.
  }
}

/** Reopens Leo when the viewer returns from a page that Leo opened. */
export function peekLeoReturn(): string | null {
  try {
    const url = sessionStorage.getItem(returnKey);
    return url?.startsWith("/") && !url.startsWith("//") ? url : null;
  } catch {
    return null;
  }
}

/** Returned: clear the stored page. */
export function forgetLeoReturn(): void {
  try {
    sessionStorage.removeItem(returnKey);
  } catch {
    // Nothing was stored.
  }
}
