import type { Clip } from "#core/joins/join.ts";
import type { PlaybackSource } from "#core/playback-source.ts";
import { PlaybackFailure } from "#core/state/player-failure.ts";
import { ByteStream } from "#dom/fetch/byte-stream.ts";
import type {
  EngineFactory,
  EngineListener,
  EngineStats,
  JoinOptions,
  LoadOptions,
  PlaybackEngine,
} from "#dom/playback-engine.ts";
import { readMediaError } from "#dom/media/read-media-error.ts";
import { CmafSession } from "./cmaf-session.ts";
import { type OpenedSource, mediaSourceConstructor, openMediaSource } from "./open-media-source.ts";

/** Plays our own CMAF ladder through media sources, beginning with the start file. */
export const cmafEngine: EngineFactory = {
  kind: "cmaf",
  canPlay: (source) => {
    const Source = mediaSourceConstructor();
    const types = [...source.rungs, ...source.audioTracks].map((track) => track.mimeType);
    return (
      Source !== null &&
      source.rungs.length > 0 &&
      types.every((type) => Source.isTypeSupported(type))
    );
  },
  create: (video, listener) => new CmafEngine(video, listener),
};

class CmafEngine implements PlaybackEngine {
  readonly kind = "cmaf";
  readonly joining = {
    append: (clip: Clip, options: JoinOptions) =>
      this.#whenOpen((session) => session.append(clip, options)),
    splice: (clip: Clip, atSeconds: number, options: JoinOptions) =>
      this.#whenOpen((session) => session.splice(clip, atSeconds, options)),
    finish: () => this.#whenOpen((session) => session.finish()),
  };
  readonly #video: HTMLVideoElement;
  readonly #listener: EngineListener;
  readonly #life = new AbortController();
  #opened: OpenedSource | null = null;
  #session: CmafSession | null = null;
  #open: (session: CmafSession) => void = () => undefined;
  /** The latest change of the timeline; null after one that failed. */
  #last = new Promise<CmafSession | null>((resolve) => (this.#open = resolve));

  constructor(video: HTMLVideoElement, listener: EngineListener) {
    this.#video = video;
    this.#listener = listener;
  }

  load(clip: Clip, options: LoadOptions): void {
    const video = this.#video;
    const { signal } = this.#life;
    video.addEventListener("error", () => this.#listener.failed(readMediaError(video)), { signal });
    this.#play(clip, options).catch((error: unknown) => this.#fail(error));
  }

  setRung(name: string | null): void {
    this.#session?.setRung(name);
  }

  setAudioTrack(id: string): void {
    this.#session?.setAudioTrack(id);
  }

  stats(): EngineStats {
    return this.#session?.stats() ?? { bitsPerSecond: null, receivedBytes: 0 };
  }

  destroy(): void {
    this.#life.abort();
    this.#session?.close();
    this.#opened?.release();
  }

  /** One after another, and after the source was opened. */
  #whenOpen(work: (session: CmafSession) => void | Promise<void>): void {
    this.#last = this.#last
      .then((session) => session && Promise.resolve(work(session)).then(() => session))
      .catch((error: unknown) => {
        this.#fail(error);
        return null;
      });
  }

  #fail(error: unknown): void {
    if (!this.#life.signal.aborted) this.#listener.failed(asFailure(error));
  }

  async #play(clip: Clip, options: LoadOptions): Promise<void> {
    const { signal } = this.#life;
    const start = openStart(clip.source, options);
    signal.addEventListener("abort", () => start?.abort(), { once: true });
    this.#opened = await openMediaSource(this.#video, signal);
    this.#session = new CmafSession(this.#video, this.#opened, {
      clip,
      options,
      signal,
      changed: (tracks) => this.#listener.tracksChanged(tracks),
      joined: (joins) => this.#listener.joined(joins),
    });
    this.#open(this.#session);
    await this.#session.run(start);
  }
}

/** The start file's bytes, requested before anything else; null when the film starts elsewhere. */
function openStart(source: PlaybackSource, options: LoadOptions): ByteStream | null {
  const { start } = source;
  if (!start || options.startSeconds > 0) return null;
  return options.prefetched.open(start.url) ?? new ByteStream(start.url, { priority: "high" });
}

function asFailure(error: unknown): PlaybackFailure {
  if (error instanceof PlaybackFailure) return error;
  return new PlaybackFailure("media", String(error), { cause: error });
}
