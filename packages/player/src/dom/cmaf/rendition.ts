import {
  type MediaPlaylist,
  type Resource,
  type Segment,
  type SegmentKey,
  parseMediaPlaylist,
} from "#core/hls/media-playlist.ts";
import type { Body, FetchOptions } from "#dom/fetch/fetch-body.ts";
import { fetchBody } from "#dom/fetch/fetch-body.ts";
import type { Decrypter } from "#dom/fetch/decrypt.ts";

export type RenditionInfo = {
  id: string;
  playlistUrl: string;
  mimeType: string;
  /** Width times height; 0 for audio. */
  pixels: number;
};

/** One rung or one audio track: its playlist and init segments are fetched once, when first needed. */
export class Rendition {
  readonly info: RenditionInfo;
  readonly #fetchOptions: FetchOptions;
  readonly #decrypter: Decrypter;
  readonly #inits = new Map<Resource, Promise<Uint8Array<ArrayBuffer>>>();
  /** The first segment, once it has been prepared. */
  #first: { segment: Segment; body: Body } | null = null;
  #playlist: Promise<MediaPlaylist> | null = null;

  /**
   * @param shared options of all renditions; the signal of `fetchOptions` aborts when the engine is
   * destroyed
   */
  constructor(info: RenditionInfo, shared: { fetchOptions: FetchOptions; decrypter: Decrypter }) {
    this.info = info;
    this.#fetchOptions = shared.fetchOptions;
    this.#decrypter = shared.decrypter;
  }

  playlist(): Promise<MediaPlaylist> {
    this.#playlist ??= this.#loadPlaylist();
    return this.#playlist;
  }

  init(segment: Segment): Promise<Uint8Array<ArrayBuffer>> | null {
    const { init } = segment;
    if (!init) return null;
    const known = this.#inits.get(init);
    if (known) return known;
    const loading = this.#loadInit(init, segment);
    loading.catch(() => this.#inits.delete(init));
    this.#inits.set(init, loading);
    return loading;
  }

  /** Fetches the playlist, the first segment and its init segment, which are then available at once. */
  async prepare(signal: AbortSignal): Promise<void> {
    const { segments } = await this.playlist();
    const [first] = segments;
    if (!first) return;
    const options = { signal, prefetched: this.#fetchOptions.prefetched };
    const [body] = await Promise.all([this.media(first, options), this.init(first)]);
    this.#first = { segment: first, body };
  }

  async media(segment: Segment, options: FetchOptions): Promise<Body> {
    if (this.#first?.segment === segment) return this.#first.body;
    const url = this.#resolve(segment.uri);
    const { prefetched } = this.#fetchOptions;
    const body = await fetchBody(url, { ...options, prefetched, range: segment.range });
    if (!segment.key) return body;
    return { ...body, bytes: await this.#decrypt(body.bytes, segment.key, segment) };
  }

  async #loadPlaylist(): Promise<MediaPlaylist> {
    try {
      const { bytes } = await fetchBody(this.info.playlistUrl, this.#fetchOptions);
      return parseMediaPlaylist(new TextDecoder().decode(bytes));
    } catch (error) {
      this.#playlist = null;
      throw error;
    }
  }

  async #loadInit(init: Resource, segment: Segment): Promise<Uint8Array<ArrayBuffer>> {
    const url = this.#resolve(init.uri);
    const { bytes } = await fetchBody(url, { ...this.#fetchOptions, range: init.range });
    return init.key ? this.#decrypt(bytes, init.key, segment) : bytes;
  }

  #decrypt(bytes: Uint8Array<ArrayBuffer>, key: SegmentKey, segment: Segment) {
    return this.#decrypter.decrypt(bytes, { ...key, uri: this.#resolve(key.uri) }, segment);
  }

  #resolve(uri: string): string {
    return new URL(uri, new URL(this.info.playlistUrl, location.href)).href;
  }
}
