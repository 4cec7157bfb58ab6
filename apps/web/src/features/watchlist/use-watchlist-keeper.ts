import { useEffect } from "react";
import { openCopy, readCopyAgain, syncCopy } from "./copy/keeper.ts";

/** Keeps the watchlist of whoever is watching: a profile's id, null for a visitor, undefined before it is known. */
export function useWatchlistKeeper(profileId: string | null | undefined): void {
  useEffect(() => {
    if (profileId !== undefined) openCopy(profileId);
  }, [profileId]);

  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    addEventListener("online", () => void syncCopy(), { signal });
    addEventListener("storage", readCopyAgain, { signal });
    return () => end.abort();
  }, []);
}
