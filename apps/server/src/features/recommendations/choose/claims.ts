import type { Title } from "#features/library/service.ts";

/** Remaining titles, each used once, in order. */
export class Claims {
  readonly #free: Map<string, Title>;
  /** Maximum row size: in a small library some titles must remain for the next row. */
  readonly rowSize: number;

  constructor(titles: readonly Title[], { most, least }: { most: number; least: number }) {
    this.#free = new Map(titles.map((title) => [title.id, title]));
    this.rowSize = Math.min(most, Math.max(least, Math.floor(titles.length / 4)));
  }

  get free(): Title[] {
    return [...this.#free.values()];
  }

  /** Returns nothing if fewer than `least` are available. */
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
