import { busEvent } from "#platform/bus/bus.ts";

/** A profile read or put away what it was told. */
export const newsMarked = busEvent<{ profileId: string }>("notifications.marked");
