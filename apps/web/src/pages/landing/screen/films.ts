/** One of our films, as the screen shows it. */
export type LandingFilm = { id: string; title: string; tagline: string; genre: string };

export type LandingFilms = {
  hero: LandingFilm;
  banner: LandingFilm;
  covers: readonly LandingFilm[];
};
