import { remoteToken } from "@goldmane/contracts/companion/schema";

/** localStorage key of the remote's token, since a browser can discard the page at any time. */
const key = "companionPass";

/** Fallback for windows where storage fails. */
let inMemory: string | null = null;

export function readToken(): string | null {
  try {
    if (inMemory !== null) return inMemory;
    return remoteToken.safeParse(localStorage.getItem(key)).data ?? null;
  } catch {
    return null;
  }
}

export function storeToken(token: string): void {
  inMemory = token;
  try {
    localStorage.setItem(key, token);
  } catch {
    // The page keeps it in memory.
  }
}

export function forgetToken(): void {
  inMemory = null;
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is unavailable, so there is nothing to clear.
  }
}
