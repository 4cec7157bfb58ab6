import { busEvent } from "#platform/bus/bus.ts";

/** A profile read or dismissed notifications. */
export const notificationsMarked = busEvent<{ profileId: string }>("notifications.marked");
