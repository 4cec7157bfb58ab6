import { openStore } from "./store.ts";

/** Path on which the profile picker is open; null while it is closed. */
export const profilePickerPath = openStore<string | null>(null);

/** What the picker shows first. */
export type ProfilePickerStart = "profiles" | "new-profile";
export const profilePickerStart = openStore<ProfilePickerStart>("profiles");

/** Opens the profile picker over the current page. Navigation closes it. */
export function openProfilePicker(): void {
  open("profiles");
}

/** Opens the picker at the form for a new profile. */
export function openNewProfile(): void {
  open("new-profile");
}

export function closeProfilePicker(): void {
  profilePickerPath.set(null);
}

function open(start: ProfilePickerStart): void {
  profilePickerStart.set(start);
  profilePickerPath.set(location.pathname);
}
