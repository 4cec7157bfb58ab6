import * as z from "zod/mini";
import { busEvent } from "#platform/bus/bus.ts";

/** A profile read or dismissed notifications. */
export const notificationsMarked = busEvent(
  "notifications.marked",
  z.object({ profileId: z.string() }),
);
