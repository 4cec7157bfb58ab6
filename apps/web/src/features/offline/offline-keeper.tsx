import { useQuery } from "@tanstack/react-query";
import { sessionQuery } from "#features/account/queries.ts";
import { OfflineBanner } from "./offline-banner.tsx";
import { useUpkeep } from "./upkeep/use-upkeep.ts";

/** Around every page: looks after the films on this device, and says when there is no network. */
export function OfflineKeeper() {
  const { data: session } = useQuery(sessionQuery);
  useUpkeep(session);
  return <OfflineBanner />;
}
