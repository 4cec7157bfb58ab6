import type Hls from "hls.js";
import type { ErrorData, HlsConfig } from "hls.js";
import type { Clip } from "#core/joins/join.ts";
import type { PlaybackSource } from "#core/playback-source.ts";
import { usableShare } from "#core/quality/choose-rung.ts";
import { defaultGoal, lowDataGoal } from "#core/quality/buffer-goal.ts";
import { isExpired } from "#core/rules/retry-delay.ts";
import { PlaybackFailure } from "#core/state/player-failure.ts";
import type {
  EngineListener,
  EngineStats,
  LoadOptions,
  PlaybackEngine,
} from "#dom/playback-engine.ts";
import { createHlsLoader } from "./hls-loader.ts";

/** Drives hls.js. */
export class HlsEngine implements PlaybackEngine {
  readonly kind = "hls";
  readonly joining = null;
  readonly #video: HTMLVideoElement;
  readonly #listener: EngineListener;
  #hls: Hls | null = null;
  #isDestroyed = false;
  #hasRecovered = false;
  #receivedBytes = 0;

  constructor(video: HTMLVideoElement, listener: EngineListener) {
    this.#video = video;
    this.#listener = listener;
  }

  load({ source }: Clip, options: LoadOptions): void {
    this.#start(source, options).catch((error: unknown) => {
      if (this.#isDestroyed) return;
      this.#listener.failed(new PlaybackFailure("network", String(error), { cause: error }));
    });
  }

  setRung(name: string | null): void {
    const hls = this.#hls;
    if (!hls) return;
    hls.nextLevel = name === null ? -1 : hls.levels.findIndex((_, i) => rungName(hls, i) === name);
    this.#report();
  }

  setAudioTrack(id: string): void {
    if (this.#hls) this.#hls.audioTrack = Number(id);
  }

  stats(): EngineStats {
    return {
      bitsPerSecond: this.#hls?.bandwidthEstimate ?? null,
      receivedBytes: this.#receivedBytes,
    };
  }

  destroy(): void {
    this.#isDestroyed = true;
    this.#hls?.destroy();
    this.#hls = null;
  }

  async #start(source: PlaybackSource, options: LoadOptions): Promise<void> {
    const module = await import("hls.js");
    if (this.#isDestroyed) return;
    const { default: HlsPlayer } = module;
    const { Events } = HlsPlayer;
    const loader = createHlsLoader(module, options.prefetched);
    const hls = new HlsPlayer({ ...configure(options), loader });
    this.#hls = hls;
    hls.on(Events.ERROR, (_event, data) => this.#fail(data, HlsPlayer.ErrorTypes));
    hls.on(Events.FRAG_LOADED, (_event, { frag }) => {
      this.#receivedBytes += frag.stats.loaded;
    });
    const report = () => this.#report();
    hls.on(Events.MANIFEST_PARSED, report);
    hls.on(Events.LEVEL_SWITCHED, report);
    hls.on(Events.AUDIO_TRACKS_UPDATED, report);
    hls.on(Events.AUDIO_TRACK_SWITCHED, report);
    hls.loadSource(source.manifestUrl);
    hls.attachMedia(this.#video);
  }

  #report(): void {
    const hls = this.#hls;
    if (!hls) return;
    this.#listener.tracksChanged({
      rungs: hls.levels.map(({ height, bitrate }, i) => ({
        name: rungName(hls, i),
        height,
        bandwidth: bitrate,
      })),
      rungChoice: hls.autoLevelEnabled ? null : rungName(hls, hls.nextLevel),
      rungPlaying: hls.currentLevel < 0 ? null : rungName(hls, hls.currentLevel),
      audioTracks: hls.audioTracks.map(({ name, lang }, id) => ({
        id: String(id),
        label: name,
        language: lang ?? "",
      })),
      audioTrack: hls.audioTrack < 0 ? null : String(hls.audioTrack),
    });
  }

  #fail(data: ErrorData, types: typeof Hls.ErrorTypes): void {
    if (!data.fatal || this.#isDestroyed) return;
    if (data.type === types.MEDIA_ERROR && !this.#hasRecovered) {
      this.#hasRecovered = true;
      this.#hls?.recoverMediaError();
      return;
    }
    const isNetwork = data.type === types.NETWORK_ERROR;
    const status = data.response?.code ?? 0;
    const ofServer = isExpired(status) ? "expired" : "server";
    const ofNetwork = status >= 400 ? ofServer : "network";
    this.#listener.failed(new PlaybackFailure(isNetwork ? ofNetwork : "media", data.details));
  }
}

function rungName(hls: Hls, index: number): string {
  const level = hls.levels[index];
  return level ? `${level.height}p ${Math.round(level.bitrate / 1000)} kbps` : "";
}

/** 70 percent of the measured speed, no picture larger than the screen, buffers as in our own engine. */
function configure(options: LoadOptions): Partial<HlsConfig> {
  const goal = options.isLowData ? lowDataGoal : defaultGoal;
  return {
    startPosition: options.startSeconds,
    maxBufferLength: goal.aheadSeconds,
    maxMaxBufferLength: goal.aheadSeconds * 2,
    backBufferLength: goal.behindSeconds,
    capLevelToPlayerSize: true,
    abrBandWidthFactor: usableShare,
    abrBandWidthUpFactor: usableShare,
    ...(options.bitsPerSecond === null ? {} : { abrEwmaDefaultEstimate: options.bitsPerSecond }),
    startFragPrefetch: true,
    errorPenaltyExpireMs: 30_000,
    preferManagedMediaSource: true,
    enableCEA708Captions: false,
    renderTextTracksNatively: false,
  };
}
