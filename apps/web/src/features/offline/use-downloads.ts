import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Download } from "#platform/local-store/download.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { useStore } from "#platform/store.ts";
import { downloads, readDownloads } from "./downloads.ts";
import { partitionDownloads } from "./maintenance/partition-downloads.ts";

/** The current viewer's downloads, latest first; null until they are loaded. */
export function useDownloads(): readonly Download[] | null {
  const { data: session } = useQuery(sessionQuery);
  const all = useStore(downloads);

  useEffect(() => {
    if (downloads.get() === null) void readDownloads();
  }, []);

  return all && session ? partitionDownloads(all, session).own : null;
}
