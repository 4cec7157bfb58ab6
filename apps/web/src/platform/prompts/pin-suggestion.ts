import { openStore } from "#platform/store.ts";

/** Whether to suggest setting a PIN. The shell checks whether the parent needs one. */
export const pinSuggested = openStore(false);

/** Call after a profile was chosen or added. */
export function suggestPin(): void {
  pinSuggested.set(true);
}

/** Dismisses the suggestion until the next profile is chosen or added. */
export function postponePin(): void {
  pinSuggested.set(false);
}
