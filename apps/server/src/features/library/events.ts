import { busEvent } from "#platform/bus/bus.ts";

/** A film of the operator's was added, changed or removed. */
export const filmsChanged = busEvent<{ filmId: string }>("library.films-changed");

/** A title began to play for somebody. */
export const titleViewed = busEvent<{ titleId: string }>("library.title-viewed");
