import type { Clip } from "#core/joins/join.ts";
import { PlaybackFailure } from "#core/state/player-failure.ts";
import { mediaSourceConstructor } from "#dom/cmaf/open-media-source.ts";
import type {
  EngineFactory,
  EngineListener,
  EngineStats,
  LoadOptions,
  PlaybackEngine,
} from "#dom/playback-engine.ts";

/** Plays any HLS through hls.js, whose script is loaded on demand: few films need it. */
export const hlsEngine: EngineFactory = {
  kind: "hls",
  canPlay: () => mediaSourceConstructor() !== null,
  create: (video, listener) => new LateHlsEngine(video, listener),
};

class LateHlsEngine implements PlaybackEngine {
  readonly kind = "hls";
  readonly joining = null;
  readonly #video: HTMLVideoElement;
  readonly #listener: EngineListener;
  #engine: PlaybackEngine | null = null;
  #isDestroyed = false;

  constructor(video: HTMLVideoElement, listener: EngineListener) {
    this.#video = video;
    this.#listener = listener;
  }

  load(clip: Clip, options: LoadOptions): void {
    this.#fetch(clip, options).catch((error: unknown) => {
      if (this.#isDestroyed) return;
      this.#listener.failed(new PlaybackFailure("network", String(error), { cause: error }));
    });
  }

  setRung(name: string | null): void {
    this.#engine?.setRung(name);
  }

  setAudioTrack(id: string): void {
    this.#engine?.setAudioTrack(id);
  }

  stats(): EngineStats {
    return this.#engine?.stats() ?? { bitsPerSecond: null, receivedBytes: 0 };
  }

  destroy(): void {
    this.#isDestroyed = true;
    this.#engine?.destroy();
  }

  async #fetch(clip: Clip, options: LoadOptions): Promise<void> {
    const { HlsEngine } = await import("./hls-engine.ts");
    if (this.#isDestroyed) return;
    this.#engine = new HlsEngine(this.#video, this.#listener);
    this.#engine.load(clip, options);
  }
}
