import * as z from "zod/mini";
import { busEvent } from "#platform/bus/bus.ts";

/** Emitted when too many wrong PINs lock a household's PINs. */
export const pinsLocked = busEvent("family.pins-locked", z.object({ householdId: z.string() }));
