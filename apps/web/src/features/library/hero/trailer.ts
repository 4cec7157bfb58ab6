import { startPlayback } from "@goldmane/contracts/playback/api";
import type { Player } from "@goldmane/player/dom/player";
import { toSource } from "#features/playback/playback-source.ts";
import { call } from "#platform/api.ts";
import { lastBitsPerSecond } from "#platform/device/bandwidth.ts";

type Listener = {
  /** Its first picture is on the screen. */
  shown: () => void;
  /** It played to its end, or cannot be played. */
  over: () => void;
};

const soundVolume = 0.3;
/** A trailer that takes longer to its first picture is not worth the wait. */
const timeoutMs = 12_000;
/** As long as its fading takes in the style sheet. */
const fadeMs = 900;

/** A film's trailer over its still picture: silent until asked, and gone without a trace. */
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

  /** Everything is here: playing on takes nothing from anyone. */
  get isWhole(): boolean {
    const { buffered, duration } = this.#video;
    return buffered.length > 0 && buffered.end(buffered.length - 1) >= duration - 0.5;
  }

  /** Lets go of the network at once, and of the picture when it has faded. */
  leave(): void {
    if (this.#life.signal.aborted) return;
    const isWhole = this.isWhole;
    this.#life.abort();
    delete this.#video.dataset["shown"];
    this.#video.pause();
    const clear = () => {
      this.#player?.destroy();
      this.#video.remove();
    };
    if (isWhole) setTimeout(clear, fadeMs);
    else clear();
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
    player.load(toSource(grant), { bitsPerSecond, isSparing: true });
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
