import { useSyncExternalStore } from "react";
import { openStore } from "./store.ts";

export type MarkedTitle = { id: string; title: string };

/** Which titles stand on the watchlist, and what puts one on it or takes it off. */
type Marks = { ids: ReadonlySet<string>; toggle: (title: MarkedTitle) => void };

/** Null until whoever keeps the watchlist has come: nothing can be put aside before. */
export const watchlistMarks = openStore<Marks | null>(null);

/** Whether a title stands on the watchlist; null while nobody knows. */
export function useIsMarked(titleId: string): boolean | null {
  const read = () => watchlistMarks.get()?.ids.has(titleId) ?? null;
  return useSyncExternalStore(watchlistMarks.subscribe, read);
}

export function toggleMark(title: MarkedTitle): void {
  watchlistMarks.get()?.toggle(title);
}
