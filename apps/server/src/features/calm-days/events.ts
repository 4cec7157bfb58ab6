import * as z from "zod/mini";
import { busEvent } from "#platform/bus/bus.ts";

/** A profile took a calm moment on a day that wasn't counted yet. */
export const calmDayCounted = busEvent(
  "calm-days.day-counted",
  z.object({ profileId: z.string() }),
);
