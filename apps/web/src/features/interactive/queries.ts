import { getInteractive, listInteractive, savePath } from "@goldmane/contracts/interactive/api";
import { startInteractive } from "@goldmane/contracts/interactive/playback";
import type { PathReport, SavedPath } from "@goldmane/contracts/interactive/schema";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#platform/api.ts";
import { endpointKey, endpointQuery } from "#platform/queries/endpoint-query.ts";

/** The interactive films that the viewer is allowed to see; what was found changes them. */
export const interactiveListQuery = endpointQuery(
  listInteractive,
  {},
  { staleTime: 0, refetchOnMount: "always" },
);

export function interactiveQuery(id: string) {
  return endpointQuery(getInteractive, { id }, { staleTime: 0, refetchOnMount: "always" });
}

/** Requested for each showing: its links are signed and it takes a stream. */
export function interactivePlaybackQuery(id: string) {
  return queryOptions({
    queryKey: endpointKey(startInteractive, { id }, "showing"),
    queryFn: () => call(startInteractive, { id }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
}

/** Saves the profile's place. @throws ApiError, with the newer place on a conflict */
export function saveInteractivePath(id: string, report: PathReport): Promise<SavedPath> {
  return call(savePath, { id, body: report }, { keepalive: true });
}
