import { busEvent } from "#platform/bus/bus.ts";

/** A child asked its parents for something, or was answered. */
export const requestsChanged = busEvent<{ householdId: string }>(
  "controls.approval-requests-changed",
);
