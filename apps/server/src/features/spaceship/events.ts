import * as z from "zod/mini";
import { busEvent } from "#platform/bus/bus.ts";

/** A profile landed on a planet for the first time. */
export const planetLanded = busEvent("spaceship.landed", z.object({ profileId: z.string() }));
