import { isWithinRating } from "@goldmane/contracts/library/rules";
import type { Rating } from "@goldmane/contracts/library/limits";
import type { App, Viewer } from "#platform/app.ts";
import { perApp } from "#platform/per-app.ts";
import { filmsChanged, titleViewed } from "./events.ts";
import { toFilmTitle } from "./film-title.ts";
import { readHouseTitles } from "./house-titles.ts";
import { listFilms, listViews } from "./store.ts";
import type { Title } from "./title.ts";

/** Every title, in memory: no reader of the catalogue waits for the database. */
class Catalogue {
  /** Count the changes, for what is derived from the catalogue and kept. */
  readonly revision = { titles: 0, views: 0 };
  readonly #app: App;
  readonly #house: readonly Title[];
  #titles: ReadonlyMap<string, Title> = new Map();
  readonly #views = new Map<string, number>();
  #refreshed: Promise<void> = Promise.resolve();

  constructor(app: App) {
    this.#app = app;
    this.#house = readHouseTitles(app.media.engineVersion, app.log);
  }

  /** Reads the films and views, and again whenever the bus says that they changed. */
  async open(): Promise<AsyncDisposable> {
    const { bus, log } = this.#app;
    const stopFilms = bus.subscribe(filmsChanged, () => {
      this.refresh().catch((error: unknown) => log.error({ err: error }, "the catalogue is old"));
    });
    const stopViews = bus.subscribe(titleViewed, ({ titleId }) => {
      this.#views.set(titleId, this.countViews(titleId) + 1);
      this.revision.views += 1;
    });
    for (const { titleId, views } of await listViews(this.#app.db)) this.#views.set(titleId, views);
    await this.refresh();
    return {
      [Symbol.asyncDispose]: async () => {
        stopFilms();
        stopViews();
        await this.#refreshed.catch(() => {});
      },
    };
  }

  /** One reading after the other: the last one asked for is the one that stays. */
  refresh(): Promise<void> {
    this.#refreshed = this.#refreshed.catch(() => {}).then(() => this.#read());
    return this.#refreshed;
  }

  async #read(): Promise<void> {
    const films = (await listFilms(this.#app.db)).map(toFilmTitle);
    this.#titles = new Map([...films, ...this.#house].map((title) => [title.id, title]));
    this.revision.titles += 1;
  }

  /**
   * The titles that may be shown to this viewer: the operator's films, newest first, then our own.
   * Every list, and whatever else shows a title, begins here.
   */
  visibleTo({ highestRating }: Pick<Viewer, "highestRating">): Title[] {
    return [...this.#titles.values()].filter(
      ({ isListed, rating }) => isListed && isWithinRating(rating, highestRating),
    );
  }

  /** Null also for a title that this viewer may not see: the two must not be told apart. */
  find({ highestRating }: { highestRating: Rating }, id: string): Title | null {
    const title = this.#titles.get(id);
    return title && isWithinRating(title.rating, highestRating) ? title : null;
  }

  countViews(titleId: string): number {
    return this.#views.get(titleId) ?? 0;
  }
}

export const catalogueOf = perApp((app) => new Catalogue(app));
