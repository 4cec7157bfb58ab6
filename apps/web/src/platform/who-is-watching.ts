import { openStore } from "./store.ts";

/** The path at which the viewer is asked who is watching; null while nobody asks. */
export const whoIsWatching = openStore<string | null>(null);

/** Opens the profile dialog over the page. It goes with the page. */
export function askWhoIsWatching(): void {
  whoIsWatching.set(location.pathname);
}

export function stopAsking(): void {
  whoIsWatching.set(null);
}
