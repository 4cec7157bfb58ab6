import { busEvent } from "#platform/bus/bus.ts";

/** A scheduled party was created, changed, answered, canceled or opened, or its reminder went out. */
export const scheduledPartyChanged = busEvent<{ profileIds: readonly string[] }>(
  "scheduled-parties.changed",
);
