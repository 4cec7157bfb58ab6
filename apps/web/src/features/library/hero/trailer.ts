import { startPlayback } from "@goldmane/contracts/playback/api";
import type { Player } from "@goldmane/player/dom/player";
import { call } from "#platform/api.ts";
import { lastBitsPerSecond } from "#platform/device/bandwidth.ts";
import { toSource } from "#platform/playback/playback-source.ts";

type Listener = {
  /** The first frame is displayed. */
  shown: () => void;
  /** It ended or failed. */
  over: () => void;
};

const soundVolume = 0.3;
/** Timeout for the trailer's first frame. */
const timeoutMs = 12_000;

/** A trailer over the still picture: muted by default, and fully removed afterwards. */
export class Trailer {
  readonly #life = new AbortController();
  readonly #video = createVideo();
  readonly #listener: Listener;
  #player: Player | null = null;

  constructor(stage: Element, titleId: string, listener: Listener) {
    this.#listener = listener;
    stage.append(this.#video);
    const timeout = setTimeout(() => this.#end(), timeoutMs);
    this.#video.addEventListener("playing", () => clearTimeout(timeout), { once: true });
    this.#begin(titleId).catch(() => this.#end());
  }

  setSound(isOn: boolean): void {
    this.#video.volume = isOn ? soundVolume : 0;
    this.#video.muted = !isOn;
  }

  /** Fully buffered: continuing costs no bandwidth. */
  get isWhole(): boolean {
    const { buffered, duration } = this.#video;
    return buffered.length > 0 && buffered.end(buffered.length - 1) >= duration - 0.5;
  }

  /** Cuts back to the still picture and stops loading. */
  leave(): void {
    if (this.#life.signal.aborted) return;
    this.#life.abort();
    this.#video.pause();
    this.#player?.destroy();
    this.#video.remove();
  }

  async #begin(titleId: string): Promise<void> {
    const { signal } = this.#life;
    const [{ Player: PlayerOfFilms }, grant] = await Promise.all([
      import("@goldmane/player/dom/player"),
      call(startPlayback, { id: titleId, cut: "trailer" }, { signal }),
    ]);
    if (signal.aborted) return;
    const player = new PlayerOfFilms(this.#video);
    this.#player = player;
    let isShown = false;
    const unsubscribe = player.subscribe(() => {
      const { phase, hasFrame } = player.state;
      if (phase === "ended" || phase === "failed" || phase === "blocked") this.#end();
      if (!hasFrame || isShown || signal.aborted) return;
      isShown = true;
      this.#video.dataset["shown"] = "true";
      this.#listener.shown();
    });
    signal.addEventListener("abort", unsubscribe);
    const bitsPerSecond = lastBitsPerSecond();
    player.load(toSource(grant), { bitsPerSecond, isLowData: true });
  }

  #end(): void {
    if (this.#life.signal.aborted) return;
    this.leave();
    this.#listener.over();
  }
}

function createVideo(): HTMLVideoElement {
  const video = document.createElement("video");
  video.muted = true;
  video.playsInline = true;
  video.tabIndex = -1;
  video.disablePictureInPicture = true;
  video.disableRemotePlayback = true;
  return video;
}
