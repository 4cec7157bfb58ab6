import type { CaptionPart } from "#core/captions/caption-parts.ts";
import type { Cue } from "#core/captions/cue.ts";
import { cuesAt } from "#core/captions/cue.ts";
import { type Store, createStore } from "#core/store.ts";

/** The cues on screen. The store changes when they do, not with every tick of time. */
export class CaptionTrack {
  readonly shown: Store<readonly Cue[]> = createStore<readonly Cue[]>([]);
  #parts: readonly CaptionPart[] = [];
  /** By URL; the cues of clips that are still on the timeline. */
  #cues = new Map<string, readonly Cue[]>();
  #loading = new AbortController();
  #time = 0;

  /**
   * Loads the captions of all clips; those that are loaded already stay. None turn the captions
   * off. Resolves when the cues are loaded; rejects when they can't be fetched.
   */
  async load(parts: readonly CaptionPart[]): Promise<void> {
    this.#loading.abort();
    this.#loading = new AbortController();
    const { signal } = this.#loading;
    this.#parts = parts;
    const urls = new Set(parts.map(({ url }) => url));
    this.#cues = new Map([...this.#cues].filter(([url]) => urls.has(url)));
    this.#show();
    const missing = [...urls].filter((url) => !this.#cues.has(url));
    await Promise.all(missing.map((url) => this.#fetch(url, signal)));
  }

  moveTo(seconds: number): void {
    this.#time = seconds;
    this.#show();
  }

  clear(): void {
    this.#loading.abort();
    this.#parts = [];
    this.#cues.clear();
    this.#show();
  }

  async #fetch(url: string, signal: AbortSignal): Promise<void> {
    const [response, { parseWebVtt }] = await Promise.all([
      fetch(url, { signal }),
      import("#core/captions/parse-webvtt.ts"),
    ]);
    if (!response.ok) throw new Error(`${response.status} for captions`);
    const text = await response.text();
    if (signal.aborted) return;
    this.#cues.set(url, parseWebVtt(text));
    this.#show();
  }

  #show(): void {
    const time = this.#time;
    const part = this.#parts.findLast(({ startSeconds }) => startSeconds <= time);
    const isOver = !part || time >= part.endSeconds;
    const cues = isOver ? [] : (this.#cues.get(part.url) ?? []);
    const next = cuesAt(cues, time - (part?.startSeconds ?? 0));
    const now = this.shown.get();
    const isSame = next.length === now.length && next.every((cue, i) => cue === now[i]);
    if (!isSame) this.shown.set(next);
  }
}
