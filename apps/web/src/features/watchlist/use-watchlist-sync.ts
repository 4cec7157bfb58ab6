import { useEffect } from "react";
import { openCopy, readCopyAgain, syncCopy } from "./copy/watchlist-copy.ts";

/** Opens the watchlist of a profile id; null for an anonymous visitor, undefined until it is known. */
export function useWatchlistSync(profileId: string | null | undefined): void {
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
