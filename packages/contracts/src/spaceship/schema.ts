import * as z from "zod/mini";
import { titleId } from "#library/schema.ts";

export const flightLog = z.object({
  /** Titles whose planet the profile has landed on, the first landing first. */
  landedOn: z.array(titleId),
  /** Titles that the profile has watched to their end. */
  watched: z.array(titleId),
});
export type FlightLog = z.infer<typeof flightLog>;
