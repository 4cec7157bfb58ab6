/** The storage key of the player's settings on this device. */
export const preferencesKey = "goldmane.player";

/** The raw value: storage may contain anything. */
export function readStoredPreferences(): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(preferencesKey) ?? "null");
    return typeof stored === "object" && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
}

export function writeStoredPreferences(change: Readonly<Record<string, unknown>>): void {
  try {
    const changed = { ...readStoredPreferences(), ...change };
    localStorage.setItem(preferencesKey, JSON.stringify(changed));
  } catch {
    // Storage may be unavailable in private windows.
  }
}
