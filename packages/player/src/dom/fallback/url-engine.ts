import type { Clip } from "#core/joins/join.ts";
import type { PlaybackSource } from "#core/playback-source.ts";
import { readMediaError } from "#dom/media/read-media-error.ts";
import type {
  EngineListener,
  EngineStats,
  LoadOptions,
  PlaybackEngine,
} from "#dom/playback-engine.ts";

type Parts = { listener: EngineListener; pickUrl: (source: PlaybackSource) => string };

/** Hands the video element a URL and leaves the rest to the browser. */
export class UrlEngine implements PlaybackEngine {
  readonly kind: "native" | "plain";
  readonly joining = null;
  readonly #video: HTMLVideoElement;
  readonly #parts: Parts;
  readonly #life = new AbortController();

  constructor(kind: "native" | "plain", video: HTMLVideoElement, parts: Parts) {
    this.kind = kind;
    this.#video = video;
    this.#parts = parts;
  }

  load({ source }: Clip, { startSeconds }: LoadOptions): void {
    const video = this.#video;
    const { listener, pickUrl } = this.#parts;
    const { signal } = this.#life;
    video.addEventListener("error", () => listener.failed(readMediaError(video)), { signal });
    video.src = pickUrl(source);
    if (startSeconds > 0) video.currentTime = startSeconds;
    listener.tracksChanged({
      rungs: [],
      rungChoice: null,
      rungPlaying: null,
      audioTracks: [],
      audioTrack: null,
    });
  }

  setRung(): void {}

  setAudioTrack(): void {}

  stats(): EngineStats {
    return { bitsPerSecond: null, receivedBytes: 0 };
  }

  destroy(): void {
    this.#life.abort();
    this.#video.removeAttribute("src");
    this.#video.load();
  }
}
