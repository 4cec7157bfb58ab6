import { openStore } from "#platform/store.ts";

/** Milliseconds from play to the first frame of the last played film; null before any. */
export const videoLoad = openStore<number | null>(null);
