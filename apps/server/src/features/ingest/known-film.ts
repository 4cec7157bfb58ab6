import { AppError } from "@goldmane/contracts/errors";
import { findTitle, type FilmRow, type Title } from "#features/library/service.ts";
import type { App } from "#platform/app.ts";
import { anonymousViewer } from "#platform/identity/viewer/to-viewer.ts";

/** The operator sees every title, whatever its rating. */
const operatorViewer = { ...anonymousViewer, highestRating: "R", isOperator: true } as const;

/** The film of an item as the library shows it. */
export function findFilmTitle(app: App, id: string): { title: Title; film: FilmRow } {
  const title = findTitle(app, operatorViewer, id);
  if (title.made.by === "operator") return { title, film: title.made.film };
  throw new AppError("NOT_FOUND", "This film no longer exists.");
}

export function hasFilm(app: App, id: string): boolean {
  try {
    return findFilmTitle(app, id).film.id === id;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
