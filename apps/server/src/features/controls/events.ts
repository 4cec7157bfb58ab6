import * as z from "zod/mini";
import { busEvent } from "#platform/bus/bus.ts";

/** A child made a request, or a parent answered one. */
export const requestsChanged = busEvent(
  "controls.approval-requests-changed",
  z.object({ householdId: z.string() }),
);
