import type { PlaybackSource } from "@goldmane/player/core/playback-source";

export type PrefetchClip = (source: PlaybackSource, signal: AbortSignal) => Promise<void>;

/** The first clips of an open choice's options, which are fetched ahead while the viewer decides. */
export class Candidates {
  readonly #prefetch: PrefetchClip;
  #fetching: readonly AbortController[] = [];

  constructor(prefetch: PrefetchClip) {
    this.#prefetch = prefetch;
  }

  /** Fetches each option's clip ahead, in the order of the options. */
  open(sources: readonly PlaybackSource[]): void {
    this.close();
    this.#fetching = sources.map((source) => {
      const controller = new AbortController();
      // The player fetches what is missing, and reports what can't be had.
      this.#prefetch(source, controller.signal).catch(() => undefined);
      return controller;
    });
  }

  /** Cancels what isn't needed any more: all but the option that was chosen. */
  close(chosen: number | null = null): void {
    for (const [index, controller] of this.#fetching.entries())
      if (index !== chosen) controller.abort();
    this.#fetching = [];
  }
}
