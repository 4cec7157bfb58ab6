import * as z from "zod/mini";
import { busEvent } from "#platform/bus/bus.ts";

/** A profile finished a run, which the server verified. */
export const runRecorded = busEvent("games.run-recorded", z.object({ profileId: z.string() }));
