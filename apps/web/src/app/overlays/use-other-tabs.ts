import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { followOtherTabs } from "#platform/change-viewer.ts";

/** Tabs share one session: when another tab switches profiles, this one does too. */
export function useOtherTabs(): void {
  const cache = useQueryClient();
  useEffect(() => followOtherTabs(cache), [cache]);
}
