import { useEffect } from "react";
import { type CurrentFilm, currentFilm } from "#platform/playback/current-film.ts";

/** Publishes the current film for voice and chat commands while it is on screen. */
export function usePublishCurrentFilm(film: CurrentFilm): void {
  useEffect(() => {
    currentFilm.set(film);
    return () => {
      if (currentFilm.get() === film) currentFilm.set(null);
    };
  });
}
