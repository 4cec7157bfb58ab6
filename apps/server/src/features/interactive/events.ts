import * as z from "zod/mini";
import { busEvent } from "#platform/bus/bus.ts";

/** A profile found clips or endings of an interactive film, or saved or forgot its place. */
export const interactiveChanged = busEvent(
  "interactive.changed",
  z.object({ profileId: z.string() }),
);

/** A profile found an ending for the first time. */
export const endingFound = busEvent(
  "interactive.ending-found",
  z.object({ profileId: z.string() }),
);
