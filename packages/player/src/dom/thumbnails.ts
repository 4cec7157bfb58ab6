import { type MediaPlaylist, type Segment, parseMediaPlaylist } from "#core/hls/media-playlist.ts";
import { segmentAt } from "#core/hls/segment-at.ts";
import { extractJpeg } from "#core/mp4/picture.ts";

/** A picture for the scrubber and the stretch of time it stands for. */
export type Thumbnail = { image: ImageBitmap; startSeconds: number };

const mostKept = 120;

/** Small pictures of a film by time, from an I-frame playlist of JPEG frames. Each is fetched once. */
export class Thumbnails {
  readonly #url: string;
  readonly #life = new AbortController();
  readonly #pictures = new Map<string, Promise<ImageBitmap | null>>();
  #playlist: Promise<MediaPlaylist> | null = null;

  constructor(playlistUrl: string) {
    this.#url = new URL(playlistUrl, location.href).href;
  }

  /** The picture for a time; null when there is none or it can't be loaded. Never rejects. */
  async at(seconds: number): Promise<Thumbnail | null> {
    try {
      const { segments } = await this.#load();
      const segment = segments[segmentAt(segments, seconds)];
      const image = segment && (await this.#picture(segment));
      return segment && image ? { image, startSeconds: segment.startSeconds } : null;
    } catch {
      this.#playlist = null;
      return null;
    }
  }

  destroy(): void {
    this.#life.abort();
    for (const picture of this.#pictures.values()) {
      void picture.then((image) => image?.close()).catch(() => undefined);
    }
    this.#pictures.clear();
  }

  #load(): Promise<MediaPlaylist> {
    this.#playlist ??= this.#fetch(this.#url).then(async (response) =>
      parseMediaPlaylist(await response.text()),
    );
    return this.#playlist;
  }

  #picture(segment: Segment): Promise<ImageBitmap | null> {
    const name = `${segment.uri} ${segment.range?.start ?? 0}`;
    const known = this.#pictures.get(name);
    if (known) return known;
    const loading = this.#decode(segment);
    loading.catch(() => this.#pictures.delete(name));
    this.#pictures.set(name, loading);
    const [oldest] = this.#pictures.keys();
    if (this.#pictures.size > mostKept && oldest !== undefined) this.#pictures.delete(oldest);
    return loading;
  }

  async #decode({ uri, range }: Segment): Promise<ImageBitmap | null> {
    const headers = range ? { range: `bytes=${range.start}-${range.end - 1}` } : undefined;
    const response = await this.#fetch(new URL(uri, this.#url).href, headers);
    const jpeg = extractJpeg(new Uint8Array(await response.arrayBuffer()));
    return jpeg && createImageBitmap(new Blob([jpeg], { type: "image/jpeg" }));
  }

  async #fetch(url: string, headers: Record<string, string> = {}): Promise<Response> {
    const response = await fetch(url, { signal: this.#life.signal, headers, priority: "low" });
    if (!response.ok) throw new Error(`${response.status} for a thumbnail`);
    return response;
  }
}
