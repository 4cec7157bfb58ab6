import * as z from "zod/mini";
import { busEvent } from "#platform/bus/bus.ts";

/** A profile's journal changed. `householdId` is set if its parents read it, or did until now. */
export const moodJournalChanged = busEvent(
  "mood-journal.changed",
  z.object({ profileId: z.string(), householdId: z.nullable(z.string()) }),
);
