import type { WatchlistEntry } from "@goldmane/contracts/watchlist/schema";
import { useState } from "react";
import {
  removeTitle,
  restoreTitle,
  watchlistCopy,
} from "#features/watchlist/copy/watchlist-copy.ts";
import { listEntries } from "#features/watchlist/copy/next-copy.ts";
import { useStore } from "#platform/store.ts";

type Place = { entry: WatchlistEntry; isRemoved: boolean };

/** The watchlist in a stable order, with a placeholder for each title removed while it is shown. */
export function useOwnList() {
  const copy = useStore(watchlistCopy);
  const [removed, setRemoved] = useState<readonly WatchlistEntry[]>([]);
  const [restoredId, setRestoredId] = useState<string | null>(null);
  const [order, setOrder] = useState<readonly string[]>([]);

  const entries = copy ? listEntries(copy) : [];
  const gone = removed.filter(({ id }) => !entries.some((entry) => entry.id === id));
  // Titles added since come first.
  const placeOf = ({ entry }: Place) => order.indexOf(entry.id);
  const places = [
    ...entries.map((entry) => ({ entry, isRemoved: false })),
    ...gone.map((entry) => ({ entry, isRemoved: true })),
  ].toSorted((a, b) => placeOf(a) - placeOf(b));

  const takeOff = (entry: WatchlistEntry) => {
    setOrder(places.map((place) => place.entry.id));
    setRemoved([...removed.filter(({ id }) => id !== entry.id), entry]);
    setRestoredId(null);
    removeTitle(entry.id);
  };
  const putBack = (entry: WatchlistEntry) => {
    setRestoredId(entry.id);
    restoreTitle(entry);
  };
  return { places, restoredId, takeOff, putBack };
}
