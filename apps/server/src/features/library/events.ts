import { busEvent } from "#platform/bus/bus.ts";

/** An operator's film was added, changed or removed. */
export const filmsChanged = busEvent<{ filmId: string }>("library.films-changed");

/** A title started to play. */
export const titleViewed = busEvent<{ titleId: string }>("library.title-viewed");
