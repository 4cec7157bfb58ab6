/** Saves a setting of this device; null removes it. */
export function saveDeviceSetting(name: string, choice: string | null): void {
  try {
    if (choice === null) localStorage.removeItem(`goldmane.${name}`);
    else localStorage.setItem(`goldmane.${name}`, choice);
  } catch {
    // Storage may be unavailable in private windows.
  }
}
