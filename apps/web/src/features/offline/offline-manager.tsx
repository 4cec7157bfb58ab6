import { useQuery } from "@tanstack/react-query";
import { sessionQuery } from "#features/account/queries.ts";
import { OfflineBanner } from "./offline-banner.tsx";
import { useDownloadMaintenance } from "./maintenance/use-download-maintenance.ts";

/** Around every page: looks after the films on this device, and says when there is no network. */
export function OfflineManager() {
  const { data: session } = useQuery(sessionQuery);
  useDownloadMaintenance(session);
  return <OfflineBanner />;
}
