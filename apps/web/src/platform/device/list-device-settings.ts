const prefix = "goldmane.";

/** The names of all that is kept for this device. */
export function listDeviceSettings(): string[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    return keys.map((key) => key.slice(prefix.length));
  } catch {
    return [];
  }
}
