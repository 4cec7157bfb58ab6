import { openStore } from "./store.ts";

/** Path on which the profile picker is open; null while it is closed. */
export const profilePickerPath = openStore<string | null>(null);

/** Opens the profile picker over the current page. Navigation closes it. */
export function openProfilePicker(): void {
  profilePickerPath.set(location.pathname);
}

export function closeProfilePicker(): void {
  profilePickerPath.set(null);
}
