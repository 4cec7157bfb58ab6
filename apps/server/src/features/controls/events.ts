import { busEvent } from "#platform/bus/bus.ts";

/** A child made a request, or a parent answered one. */
export const requestsChanged = busEvent<{ householdId: string }>(
  "controls.approval-requests-changed",
);
