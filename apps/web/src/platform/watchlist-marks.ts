import { useSyncExternalStore } from "react";
import { openStore } from "./store.ts";

export type MarkedTitle = { id: string; title: string };

/** Which titles stand on the watchlist, and what puts one on it or takes it off. */
type Marks = { ids: ReadonlySet<string>; toggle: (title: MarkedTitle) => void };

/** Pressed before whoever keeps the watchlist has come. */
const waiting = new Map<string, MarkedTitle>();

export const watchlistMarks = openStore<Marks>({ ids: new Set(), toggle: wait });

/** Whoever keeps the watchlist says what stands on it; what was pressed before is put there now. */
export function keepMarks(marks: Marks): void {
  watchlistMarks.set(marks);
  const pressed = [...waiting.values()];
  waiting.clear();
  for (const title of pressed) {
    if (!watchlistMarks.get().ids.has(title.id)) marks.toggle(title);
  }
}

/** Whether a title stands on the watchlist. What asks is drawn anew only when that changes. */
export function useIsMarked(titleId: string): boolean {
  return useSyncExternalStore(watchlistMarks.subscribe, () =>
    watchlistMarks.get().ids.has(titleId),
  );
}

export function toggleMark(title: MarkedTitle): void {
  watchlistMarks.get().toggle(title);
}

function wait(title: MarkedTitle): void {
  if (!waiting.delete(title.id)) waiting.set(title.id, title);
  watchlistMarks.set({ ids: new Set(waiting.keys()), toggle: wait });
}
