/** One of our films, as the screen shows it. */
export type LandingFilm = { id: string; title: string; tagline: string; genre: string };

export type LandingFilms = {
  banner: LandingFilm;
  covers: readonly LandingFilm[];
};
