import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { sessionQuery } from "#platform/queries/session-query.ts";

/** Holds the live connection while this browser belongs to a household. */
export function useLive(): void {
  const cache = useQueryClient();
  const { data: session } = useQuery(sessionQuery);
  const householdId = session?.household?.id;

  useEffect(() => {
    if (householdId === undefined) return;
    let stop = () => {};
    const end = new AbortController();
    const connect = async () => {
      const { startLiveUpdates } = await import("./stay-current.ts");
      const { connection } = await import("#platform/live/connection.ts");
      if (!end.signal.aborted) stop = startLiveUpdates(cache, connection);
    };
    // Without the connection, data is refetched when pages open.
    connect().catch(() => undefined);
    return () => {
      end.abort();
      stop();
    };
  }, [cache, householdId]);
}
