const prefix = "goldmane.";

/** Names of the settings saved on this device. */
export function listDeviceSettings(): string[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    return keys.map((key) => key.slice(prefix.length));
  } catch {
    return [];
  }
}
