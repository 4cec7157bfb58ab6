import type { Title } from "#features/library/service.ts";

/** Titles that are still to be given out, each once, in the order in which they came. */
export class Claims {
  readonly #free: Map<string, Title>;
  /** The most that one shelf gets: in a small house there is to be something left for the next. */
  readonly rowSize: number;

  constructor(titles: readonly Title[], { most, least }: { most: number; least: number }) {
    this.#free = new Map(titles.map((title) => [title.id, title]));
    this.rowSize = Math.min(most, Math.max(least, Math.floor(titles.length / 4)));
  }

  get free(): Title[] {
    return [...this.#free.values()];
  }

  /** Nothing where fewer are offered than `least`. */
  take(
    offered: readonly Title[],
    { least, most = this.rowSize }: { least: number; most?: number },
  ) {
    if (offered.length < least) return [];
    const taken = offered.slice(0, most);
    for (const { id } of taken) this.#free.delete(id);
    return taken;
  }
}
