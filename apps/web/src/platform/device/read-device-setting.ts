/** Reads a setting of this device; null if unset or storage is unavailable. */
export function readDeviceSetting(name: string): string | null {
  try {
    return localStorage.getItem(`goldmane.${name}`);
  } catch {
    return null;
  }
}
