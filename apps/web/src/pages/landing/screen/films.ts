/** An original film on the landing screen. */
export type LandingFilm = { id: string; title: string; tagline: string; genre: string };

export type LandingFilms = {
  /** The number of films in the catalog. */
  filmCount: number;
  banner: LandingFilm;
  covers: readonly LandingFilm[];
};
