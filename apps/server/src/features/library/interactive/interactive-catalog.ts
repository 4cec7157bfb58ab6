import { type Language, languages } from "@goldmane/contracts/languages";
import { interactiveFilms } from "@goldmane/originals/interactive/catalog.gen";
import { interactiveFacts } from "@goldmane/originals/interactive/facts.gen";
import type { InteractiveFacts } from "@goldmane/originals/interactive/interactive-facts";
import type { InteractiveFilm } from "@goldmane/originals/interactive/interactive-film";
import { scripts } from "@goldmane/originals/interactive/scripts.gen";
import {
  ContentFilter,
  type TitleReader,
} from "#features/library/content-policy/content-filter.ts";
import { translateTitle } from "#features/library/translation/translate-title.ts";
import { perApp } from "#platform/per-app.ts";
import { type InteractiveTitle, toInteractiveTitle } from "./interactive-title.ts";

export type InteractiveSource = {
  film: InteractiveFilm;
  compiled: string;
  facts: InteractiveFacts;
};

/** All interactive films in memory, in the languages of their readers. */
export class InteractiveCatalog {
  readonly #titles: ReadonlyMap<Language, ReadonlyMap<string, InteractiveTitle>>;
  readonly #rules = new ContentFilter();

  constructor(sources: readonly InteractiveSource[], engineVersion: string) {
    const own = sources.map(({ film, ...measured }) =>
      toInteractiveTitle(film, measured, engineVersion),
    );
    this.#titles = new Map(
      languages.map((language) => [
        language,
        new Map(
          own.map((one) => [one.title.id, { ...one, title: translateTitle(one.title, language) }]),
        ),
      ]),
    );
  }

  /** The films that this viewer may see, in their language. Every list must start from this one. */
  visibleTo(viewer: TitleReader): readonly InteractiveTitle[] {
    const titles = this.#titles.get(viewer.language)?.values() ?? [];
    return [...titles].filter(({ title }) => this.#rules.isAllowed(viewer, title));
  }

  /** Null for missing and for hidden films alike: the caller must not be able to tell them apart. */
  find(viewer: TitleReader, id: string): InteractiveTitle | null {
    const found = this.#titles.get(viewer.language)?.get(id);
    return found && this.#rules.isAllowed(viewer, found.title) ? found : null;
  }
}

export const interactiveCatalogOf = perApp((app) => {
  const sources = interactiveFilms.flatMap((film) => {
    const compiled = scripts[film.id];
    const facts = interactiveFacts[film.id];
    if (compiled !== undefined && facts) return [{ film, compiled, facts }];
    app.log.error(
      { event: "library.interactive_incomplete", filmId: film.id },
      "An interactive film has no script or no measures: run npm run lint:interactive",
    );
    return [];
  });
  return new InteractiveCatalog(sources, app.media.engineVersion);
});
