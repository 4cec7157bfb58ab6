import type { FilmRow } from "./store.ts";
import type { Title } from "./title.ts";
import { toFilmTitle } from "./film-title.ts";

type Place = Pick<FilmRow, "added_at" | "id">;
type CachedPart = { place: Place; title: Title };

/** The operator's films, newest first; stays sorted as films are added, changed and removed. */
export class FilmList {
  readonly #films: CachedPart[] = [];
  readonly #places = new Map<string, Place>();

  get titles(): Title[] {
    return this.#films.map(({ title }) => title);
  }

  find(id: string): Title | null {
    const place = this.#places.get(id);
    return (place && this.#films[this.#indexOf(place)]?.title) ?? null;
  }

  put(film: FilmRow): void {
    this.remove(film.id);
    const place = { added_at: film.added_at, id: film.id };
    this.#places.set(film.id, place);
    this.#films.splice(this.#indexOf(place), 0, { place, title: toFilmTitle(film) });
  }

  remove(id: string): void {
    const place = this.#places.get(id);
    if (!place) return;
    this.#places.delete(id);
    this.#films.splice(this.#indexOf(place), 1);
  }

  /** The index of a film with this sort key, or where it belongs. */
  #indexOf(place: Place): number {
    let low = 0;
    let high = this.#films.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const there = this.#films[middle];
      if (there && isNewer(there.place, place)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function isNewer(a: Place, b: Place): boolean {
  return a.added_at === b.added_at ? a.id > b.id : a.added_at > b.added_at;
}
