import { useEffect } from "react";
import { type CurrentFilm, currentFilm } from "#platform/playback/current-film.ts";

/** Lets whoever commands films by words know what plays, for as long as it is on the screen. */
export function usePublishCurrentFilm(film: CurrentFilm): void {
  useEffect(() => {
    currentFilm.set(film);
    return () => {
      if (currentFilm.get() === film) currentFilm.set(null);
    };
  });
}
