/** What was chosen for this device; null where nothing was, or where nothing is kept. */
export function readDeviceSetting(name: string): string | null {
  try {
    return localStorage.getItem(`goldmane.${name}`);
  } catch {
    return null;
  }
}
