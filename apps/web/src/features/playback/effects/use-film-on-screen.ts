import { useEffect } from "react";
import { type FilmOnScreen, filmOnScreen } from "#platform/playback/film-on-screen.ts";

/** Lets whoever commands films by words know what plays, for as long as it is on the screen. */
export function useFilmOnScreen(film: FilmOnScreen): void {
  useEffect(() => {
    filmOnScreen.set(film);
    return () => {
      if (filmOnScreen.get() === film) filmOnScreen.set(null);
    };
  });
}
