import { openStore } from "#platform/store.ts";

/** Milliseconds from play to the first picture of the film that was played last; null before any. */
export const videoLoad = openStore<number | null>(null);
