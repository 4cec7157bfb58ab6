import { FreshCache } from "@goldmane/std/fresh-cache";
import type { Rating } from "@goldmane/contracts/library/limits";
import type { GenreMovie, TheatricalPreview } from "@goldmane/contracts/library/schema";
import { LRUCache } from "lru-cache";
import type { App } from "#platform/app.ts";
import { perApp } from "#platform/per-app.ts";
import { presentTmdbMovie, presentTmdbPreview } from "./present-tmdb.ts";
import { Tmdb } from "./tmdb.ts";

const freshMs = 6 * 3_600_000;
const retryMs = 60_000;
const previewCount = 10;
const posterCount = 300;

type Poster = { type: string; bytes: Buffer } | null;

/** Data of The Movie Database, fetched at most four times a day; null without an API key. */
export const tmdbFactsOf = perApp((app) => app.config.tmdb && new TmdbFacts(app, app.config.tmdb));

class TmdbFacts {
  readonly #tmdb: Tmdb;
  readonly #now: () => number;
  readonly #movies: FreshCache<string, GenreMovie[]>;
  readonly #previews: FreshCache<"all", TheatricalPreview[]>;
  readonly #posters = new LRUCache<string, Promise<Poster>>({ max: posterCount });

  constructor({ now }: App, config: NonNullable<App["config"]["tmdb"]>) {
    this.#tmdb = new Tmdb(config);
    this.#now = now;
    this.#movies = new FreshCache({ freshMs, retryMs, now });
    this.#previews = new FreshCache({ freshMs, retryMs, now });
  }

  listMovies(genreId: number, highest: Rating): Promise<GenreMovie[]> {
    return this.#movies.read(`${genreId} ${highest}`, async () =>
      (await this.#tmdb.discover(genreId, highest)).map(presentTmdbMovie),
    );
  }

  listPreviews(): Promise<TheatricalPreview[]> {
    return this.#previews.read("all", async () => {
      const today = new Date(this.#now()).toISOString().slice(0, 10);
      const awaited = (await this.#tmdb.discoverUpcoming(today)).slice(0, previewCount);
      const details = await Promise.all(awaited.map(({ id }) => this.#tmdb.readDetails(id)));
      return details.map(presentTmdbPreview);
    });
  }

  /** Posters are proxied: pages make no third-party requests. */
  async readPoster(fileName: string): Promise<Poster> {
    const kept = this.#posters.get(fileName);
    if (kept) return await kept;
    const reading = this.#tmdb.readPoster(fileName);
    this.#posters.set(fileName, reading);
    reading.catch(() => this.#posters.delete(fileName));
    return await reading;
  }
}
