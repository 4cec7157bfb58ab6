import { remoteToken } from "@goldmane/contracts/companion/schema";

/**
 * Under which a phone keeps what it shows for its screen: a browser may drop the page at any time.
 */
const key = "companionPass";

/** Where a private window keeps nothing, the page does. */
let inHand: string | null = null;

export function readToken(): string | null {
  try {
    if (inHand !== null) return inHand;
    return remoteToken.safeParse(localStorage.getItem(key)).data ?? null;
  } catch {
    return null;
  }
}

export function storeToken(token: string): void {
  inHand = token;
  try {
    localStorage.setItem(key, token);
  } catch {
    // It is in hand as long as the page is open.
  }
}

export function forgetToken(): void {
  inHand = null;
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is unavailable, so there is nothing to clear.
  }
}
