import type { Clip } from "#core/joins/join.ts";
import type { PrefetchedBytes } from "#dom/fetch/byte-stream.ts";
import { Decrypter } from "#dom/fetch/decrypt.ts";
import { fetchBody } from "#dom/fetch/fetch-body.ts";
import { Rendition } from "./rendition.ts";

/** The renditions of one clip, with their common key. */
export class ClipRenditions {
  readonly clip: Clip;
  readonly #decrypter: Decrypter;
  readonly #rungs = new Map<string, Rendition>();
  readonly #audio = new Map<string, Rendition>();

  constructor(clip: Clip, fetchOptions: { signal: AbortSignal; prefetched: PrefetchedBytes }) {
    this.clip = clip;
    this.#decrypter = new Decrypter(async (url) => (await fetchBody(url, fetchOptions)).bytes);
    const shared = { fetchOptions, decrypter: this.#decrypter };
    for (const { name, width, height, ...rung } of clip.source.rungs) {
      const info = { id: name, pixels: width * height, ...rung };
      this.#rungs.set(name, new Rendition(info, shared));
    }
    for (const track of clip.source.audioTracks) {
      this.#audio.set(track.id, new Rendition({ ...track, pixels: 0 }, shared));
    }
  }

  /** Fetches the key early, so that it is available with the first segments. */
  fetchKey(): void {
    const { keyUrl } = this.clip.source;
    if (keyUrl !== null) this.#decrypter.prepare(new URL(keyUrl, location.href).href);
  }

  /** The rung of that name. @throws RangeError when the clip has none */
  rung(name: string): Rendition {
    const rendition = this.#rungs.get(name);
    if (!rendition) throw new RangeError(`The film has no rung ${name}.`);
    return rendition;
  }

  /** The audio track of that id, else the first. @throws RangeError when the clip has no sound */
  audioTrack(id: string): Rendition {
    const rendition = this.#audio.get(id) ?? [...this.#audio.values()][0];
    if (!rendition) throw new RangeError("The film has no audio track.");
    return rendition;
  }
}
