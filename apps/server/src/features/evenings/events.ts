import { busEvent } from "#platform/bus/bus.ts";

/** An evening was planned, changed, answered, called off, reminded of or opened. */
export const eveningChanged = busEvent<{ profileIds: readonly string[] }>("evenings.changed");
