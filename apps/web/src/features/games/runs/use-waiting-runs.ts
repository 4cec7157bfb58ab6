import { getBoard } from "@goldmane/contracts/games/api";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { invalidateEndpoints } from "#platform/queries/invalidate-endpoints.ts";
import { sendWaitingRuns } from "./submit-run.ts";

/** Sends the profile's runs that wait on this device, now and when the connection returns. */
export function useWaitingRuns(profileId: string | null): void {
  const cache = useQueryClient();
  useEffect(() => {
    if (profileId === null) return undefined;
    const send = async () => {
      const recorded = await sendWaitingRuns(profileId);
      if (recorded.length > 0) await invalidateEndpoints(cache, [getBoard]);
    };
    const online = () => void send();
    online();
    addEventListener("online", online);
    return () => removeEventListener("online", online);
  }, [cache, profileId]);
}
