import { setImmediate as letOthersIn } from "node:timers/promises";
import type { App } from "#platform/app.ts";
import { perApp } from "#platform/per-app.ts";
import { filmsChanged, titleViewed } from "./events.ts";
import { FilmList } from "./film-list.ts";
import { readHouseTitles } from "./house-titles.ts";
import { type ContentPolicy, ContentFilter } from "./content-policy/content-filter.ts";
import { listFilms, listFilmsById, listViews } from "./store.ts";
import type { Title } from "./title.ts";

/** Films that are read at once: SQLite answers within the same turn of the event loop. */
const readAtOnce = 100;

/** Every title, in memory: no reader of the catalogue waits for the database. */
class Catalogue {
  /** Count the changes, for what is derived from the catalogue and kept. */
  readonly revision = { titles: 0, views: 0 };
  readonly #app: App;
  readonly #house: ReadonlyMap<string, Title>;
  readonly #films = new FilmList();
  readonly #views = new Map<string, number>();
  readonly #rules = new ContentFilter();
  /** Films to be read again. */
  readonly #changed = new Set<string>();
  /** The reading under way, or the last one. */
  #reading: Promise<void> = Promise.resolve();
  /** The reading that begins after it, if one has been asked for. */
  #nextReading: Promise<void> | null = null;

  constructor(app: App) {
    this.#app = app;
    const house = readHouseTitles(app.media.engineVersion, app.log);
    this.#house = new Map(house.map((title) => [title.id, title]));
  }

  /** Reads the films and views, and of the films those of which the bus says that they changed. */
  async open(): Promise<AsyncDisposable> {
    const { bus, log } = this.#app;
    const stopFilms = bus.subscribe(filmsChanged, ({ filmId }) => {
      this.refresh(filmId).catch((error: unknown) =>
        log.error({ err: error }, "the catalogue is old"),
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
   * Reads a film again, and resolves once the catalogue says of it what the database does. Changes
   * that come while another reading is under way are read together after it.
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
    this.revision.titles += 1;
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
      // The next reading makes up for this one.
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
    this.revision.titles += 1;
  }

  /**
   * The titles that may be shown to this viewer: the operator's films, newest first, then our own.
   * Every list, and whatever else shows a title, begins here.
   */
  visibleTo(viewer: ContentPolicy): Title[] {
    return [...this.#films.titles, ...this.#house.values()].filter(
      (title) => title.isListed && this.#rules.isAllowed(viewer, title),
    );
  }

  /** Null also for a title that this viewer may not see: the two must not be told apart. */
  find(viewer: ContentPolicy, id: string): Title | null {
    const title = this.#house.get(id) ?? this.#films.find(id);
    return title && this.#rules.isAllowed(viewer, title) ? title : null;
  }

  countViews(titleId: string): number {
    return this.#views.get(titleId) ?? 0;
  }
}

export const catalogueOf = perApp((app) => new Catalogue(app));
