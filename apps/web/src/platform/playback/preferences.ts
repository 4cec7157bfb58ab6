/** The storage key of the player's settings on this device. */
export const preferencesKey = "goldmane.player";

/** The raw value: storage may contain anything. */
export function readStoredPreferences(): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(preferencesKey) ?? "null");
    return typeof kept === "object" && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}
