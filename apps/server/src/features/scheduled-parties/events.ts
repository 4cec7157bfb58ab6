import * as z from "zod/mini";
import { busEvent } from "#platform/bus/bus.ts";

/** A scheduled party was created, changed, answered, canceled or opened, or its reminder went out. */
export const scheduledPartyChanged = busEvent(
  "scheduled-parties.changed",
  z.object({ profileIds: z.readonly(z.array(z.string())) }),
);
