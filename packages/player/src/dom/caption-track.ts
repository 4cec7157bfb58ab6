import type { Cue } from "#core/captions/cue.ts";
import { cuesAt } from "#core/captions/cue.ts";
import { type Store, createStore } from "#core/store.ts";

/** The cues on screen. The store changes when they do, not with every tick of time. */
export class CaptionTrack {
  readonly shown: Store<readonly Cue[]> = createStore<readonly Cue[]>([]);
  #cues: readonly Cue[] = [];
  #loading = new AbortController();
  #time = 0;

  /**
   * Null turns the captions off. Resolves when the cues are loaded; rejects when they can't be
   * fetched.
   */
  async load(url: string | null): Promise<void> {
    this.#loading.abort();
    this.#loading = new AbortController();
    const { signal } = this.#loading;
    this.#cues = [];
    this.#show();
    if (url === null) return;
    const [response, { parseWebVtt }] = await Promise.all([
      fetch(url, { signal }),
      import("#core/captions/parse-webvtt.ts"),
    ]);
    if (!response.ok) throw new Error(`${response.status} for captions`);
    const text = await response.text();
    if (signal.aborted) return;
    this.#cues = parseWebVtt(text);
    this.#show();
  }

  moveTo(seconds: number): void {
    this.#time = seconds;
    this.#show();
  }

  clear(): void {
    this.#loading.abort();
    this.#cues = [];
    this.#show();
  }

  #show(): void {
    const next = cuesAt(this.#cues, this.#time);
    const now = this.shown.get();
    const isSame = next.length === now.length && next.every((cue, i) => cue === now[i]);
    if (!isSame) this.shown.set(next);
  }
}
