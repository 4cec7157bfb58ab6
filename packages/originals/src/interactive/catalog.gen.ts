// Written by tools/generate-catalog.mjs.
import type { InteractiveFilm } from "./interactive-film.ts";

export const interactiveFilms: readonly InteractiveFilm[] = [];
