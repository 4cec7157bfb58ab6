import { openStore } from "#platform/store.ts";

/** Whether a parent is about to be asked to set a PIN; the shell looks whether there is need for one. */
export const pinSuggested = openStore(false);

/** A profile was taken or added: the moment to ask a parent without a PIN for one. */
export function suggestPin(): void {
  pinSuggested.set(true);
}

/** Until the next profile is taken or added. */
export function postponePin(): void {
  pinSuggested.set(false);
}
