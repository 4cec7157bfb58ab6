import * as z from "zod/mini";
import { busEvent } from "#platform/bus/bus.ts";

/** An operator's film was added, changed or removed. */
export const filmsChanged = busEvent("library.films-changed", z.object({ filmId: z.string() }));

/** A title started to play. */
export const titleViewed = busEvent("library.title-viewed", z.object({ titleId: z.string() }));
