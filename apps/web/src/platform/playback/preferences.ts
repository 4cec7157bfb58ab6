/** Where a device keeps what its viewer set once in the player. */
export const preferencesKey = "goldmane.player";

/** As it lies there: storage may hold anything. */
export function readKept(): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(preferencesKey) ?? "null");
    return typeof kept === "object" && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}
