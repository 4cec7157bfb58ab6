import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { syncViewerAcrossTabs } from "#platform/change-viewer.ts";

/** Tabs share one session: when another tab switches profiles, this one does too. */
export function useOtherTabs(): void {
  const cache = useQueryClient();
  useEffect(() => syncViewerAcrossTabs(cache), [cache]);
}
