/** What was chosen for this device; null where nothing was, or where nothing is kept. */
export function readDeviceChoice(name: string): string | null {
  try {
    return localStorage.getItem(`goldmane.${name}`);
  } catch {
    return null;
  }
}

/** Null forgets it. */
export function keepDeviceChoice(name: string, choice: string | null): void {
  try {
    if (choice === null) localStorage.removeItem(`goldmane.${name}`);
    else localStorage.setItem(`goldmane.${name}`, choice);
  } catch {
    // Private windows keep nothing.
  }
}
