import { openStore } from "#platform/store.ts";

/** Whether VIBES was played since it was last closed; then it has a bar on other pages. */
export const isVibesOpen = openStore(false);
