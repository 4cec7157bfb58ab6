import { setImmediate as letOthersIn } from "node:timers/promises";
import { type Language, languages } from "@goldmane/contracts/languages";
import type { App } from "#platform/app.ts";
import { perApp } from "#platform/per-app.ts";
import { filmsChanged, titleViewed } from "./events.ts";
import { FilmList } from "./film-list.ts";
import { readOriginalTitles } from "./original-titles.ts";
import { ContentFilter, type TitleReader } from "./content-policy/content-filter.ts";
import { listFilms, listFilmsById, listViews } from "./store.ts";
import type { Title } from "./title.ts";
import { translateTitle } from "./translation/translate-title.ts";

/** Batch size: SQLite answers within the same turn of the event loop. */
const readAtOnce = 100;

/** All titles in memory, so that reads never wait for the database. */
class Catalog {
  /** Incremented on each change, for caches derived from the catalog. */
  readonly revision = { titles: 0, views: 0 };
  readonly #app: App;
  /** By language and id. */
  readonly #originals: ReadonlyMap<Language, ReadonlyMap<string, Title>>;
  readonly #films = new FilmList();
  readonly #views = new Map<string, number>();
  readonly #rules = new ContentFilter();
  /** Visible titles by language and rating, of viewers without rules of their own. */
  readonly #visible = new Map<string, readonly Title[]>();
  /** Films waiting to be reloaded. */
  readonly #changed = new Set<string>();
  /** The current or last reload. */
  #reading: Promise<void> = Promise.resolve();
  /** The next reload, if one was requested. */
  #nextReading: Promise<void> | null = null;

  constructor(app: App) {
    this.#app = app;
    const originals = readOriginalTitles(app.media.engineVersion, app.log);
    this.#originals = new Map(
      languages.map((language) => [
        language,
        new Map(originals.map((title) => [title.id, translateTitle(title, language)])),
      ]),
    );
  }

  /** Loads films and views, and reloads films that the bus reports as changed. */
  async open(): Promise<AsyncDisposable> {
    const { bus, log } = this.#app;
    const stopFilms = bus.subscribe(filmsChanged, ({ filmId }) => {
      this.refresh(filmId).catch((error: unknown) =>
        log.error(
          { event: "library.catalog_reload_failed", err: error },
          "could not reload the catalog",
        ),
      );
    });
    const stopViews = bus.subscribe(titleViewed, ({ titleId }) => {
      this.#views.set(titleId, this.countViews(titleId) + 1);
      this.revision.views += 1;
    });
    for (const { titleId, views } of await listViews(this.#app.db)) this.#views.set(titleId, views);
    this.#reading = this.#readAll();
    await this.#reading;
    return {
      [Symbol.asyncDispose]: async () => {
        stopFilms();
        stopViews();
        await (this.#nextReading ?? this.#reading).catch(() => {});
      },
    };
  }

  /**
   * Reloads a film and resolves once the catalog matches the database. Changes that arrive during a
   * reload are batched into the next one.
   */
  refresh(filmId: string): Promise<void> {
    this.#changed.add(filmId);
    this.#nextReading ??= this.#reading
      .catch(() => {})
      .then(() => {
        this.#nextReading = null;
        this.#reading = this.#readChanged();
        return this.#reading;
      });
    return this.#nextReading;
  }

  async #readAll(): Promise<void> {
    for (const film of await listFilms(this.#app.db)) this.#films.put(film);
    this.#revise();
  }

  async #readChanged(): Promise<void> {
    const ids = [...this.#changed];
    this.#changed.clear();
    try {
      for (let from = 0; from < ids.length; from += readAtOnce) {
        if (from > 0) await letOthersIn();
        await this.#read(ids.slice(from, from + readAtOnce));
      }
    } catch (error) {
      // The next reload covers this failure.
      for (const id of ids) this.#changed.add(id);
      throw error;
    }
  }

  async #read(ids: readonly string[]): Promise<void> {
    const films = new Map((await listFilmsById(this.#app.db, ids)).map((film) => [film.id, film]));
    for (const id of ids) {
      const film = films.get(id);
      if (film) this.#films.put(film);
      else this.#films.remove(id);
    }
    this.#revise();
  }

  #revise(): void {
    this.#visible.clear();
    this.revision.titles += 1;
  }

  /**
   * The titles that this viewer may see, in their language: the operator's films, newest first, then
   * originals. Every list of titles must start from this one.
   */
  visibleTo(viewer: TitleReader): readonly Title[] {
    if (viewer.titleRules) return this.#findVisible(viewer);
    const key = `${viewer.language} ${viewer.highestRating}`;
    const known = this.#visible.get(key) ?? this.#findVisible(viewer);
    this.#visible.set(key, known);
    return known;
  }

  #findVisible(viewer: TitleReader): readonly Title[] {
    const originals = this.#originals.get(viewer.language)?.values() ?? [];
    return [...this.#films.titles, ...originals].filter(
      (title) => title.isListed && this.#rules.isAllowed(viewer, title),
    );
  }

  /**
   * Null for missing and for hidden titles alike: the caller must not be able to tell them apart.
   */
  find(viewer: TitleReader, id: string): Title | null {
    const title = this.#originals.get(viewer.language)?.get(id) ?? this.#films.find(id);
    return title && this.#rules.isAllowed(viewer, title) ? title : null;
  }

  countViews(titleId: string): number {
    return this.#views.get(titleId) ?? 0;
  }
}

export const catalogOf = perApp((app) => new Catalog(app));
