import { useQuery } from "@tanstack/react-query";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { OfflineBanner } from "./offline-banner.tsx";
import { useDownloadMaintenance } from "./maintenance/use-download-maintenance.ts";

/** Mounted around every page: maintains the downloads, and shows the offline banner. */
export function OfflineManager() {
  const { data: session } = useQuery(sessionQuery);
  useDownloadMaintenance(session);
  return <OfflineBanner />;
}
