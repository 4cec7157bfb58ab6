import type { Join } from "#core/joins/join.ts";
import type { Thumbnails } from "#dom/thumbnails.ts";

/** The thumbnails of every clip on a timeline, opened when first needed. */
export class JoinedThumbnails {
  readonly #byUrl = new Map<string, Promise<Thumbnails>>();

  /** The picture at a time of the timeline; null where the clip has none. */
  async at(join: Join, seconds: number): Promise<ImageBitmap | null> {
    const url = join.source.thumbnailsUrl;
    if (url === null) return null;
    const opening = this.#byUrl.get(url) ?? openThumbnails(url);
    this.#byUrl.set(url, opening);
    try {
      const thumbnail = await (await opening).at(seconds - join.startSeconds);
      return thumbnail?.image ?? null;
    } catch {
      // The script didn't load; the next call tries again.
      this.#byUrl.delete(url);
      return null;
    }
  }

  clear(): void {
    for (const opening of this.#byUrl.values()) {
      void opening.then((thumbnails) => thumbnails.destroy()).catch(() => undefined);
    }
    this.#byUrl.clear();
  }
}

async function openThumbnails(url: string): Promise<Thumbnails> {
  const module = await import("#dom/thumbnails.ts");
  return new module.Thumbnails(url);
}
