import { openStore } from "./store.ts";

/** The path at which the viewer is asked who is watching; null while nobody asks. */
export const profilePickerPath = openStore<string | null>(null);

/** Opens the profile dialog over the page. It goes with the page. */
export function openProfilePicker(): void {
  profilePickerPath.set(location.pathname);
}

export function closeProfilePicker(): void {
  profilePickerPath.set(null);
}
