/** Keeps what was chosen for this device; null forgets it. */
export function saveDeviceSetting(name: string, choice: string | null): void {
  try {
    if (choice === null) localStorage.removeItem(`goldmane.${name}`);
    else localStorage.setItem(`goldmane.${name}`, choice);
  } catch {
    // Private windows keep nothing.
  }
}
