import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { sessionQuery } from "#features/account/queries.ts";

/** Holds the live connection while this browser belongs to a household. */
export function useLive(): void {
  const cache = useQueryClient();
  const { data: session } = useQuery(sessionQuery);
  const householdId = session?.household?.id;

  useEffect(() => {
    if (householdId === undefined) return;
    let hangUp = () => {};
    const end = new AbortController();
    const callUp = async () => {
      const { stayCurrent } = await import("./stay-current.ts");
      const { connection } = await import("#platform/live/connection.ts");
      if (!end.signal.aborted) hangUp = stayCurrent(cache, connection);
    };
    // Without it everything is as fresh as when it was shown.
    callUp().catch(() => undefined);
    return () => {
      end.abort();
      hangUp();
    };
  }, [cache, householdId]);
}
