import { CaptionTrack } from "@goldmane/player/dom/caption-track";
import type { Player } from "@goldmane/player/dom/player";
import type { BedMedia } from "@goldmane/contracts/interactive/playback";
import { type Entry, readEntry } from "#features/interactive/session/entry.ts";
import { type BedMix, mixBed, usualShare } from "./mix-bed.ts";

const tickMs = 50;

/**
 * The music under an interactive film, which carries over from clip to clip: two audio elements that
 * fade into each other when the mood changes, and give way to spoken lines. It pauses with the film
 * and follows its volume and speed.
 */
export class BedPlayer {
  readonly #player: Player;
  readonly #bedOf: (entry: Entry) => BedMedia | null;
  readonly #elements: readonly [HTMLAudioElement, HTMLAudioElement];
  /** The lines' times; the viewer may have turned the captions themselves off. */
  readonly #lines = new CaptionTrack();
  readonly #timer: ReturnType<typeof setInterval>;
  #mix: BedMix = { levels: [0, 0], share: usualShare };
  #playing: 0 | 1 | null = null;
  #bed: BedMedia | null = null;
  #joins: Player["state"]["joins"] = [];
  #lastTick = performance.now();

  /** @param bedOf the music under a clip; null for silence */
  constructor(player: Player, bedOf: (entry: Entry) => BedMedia | null) {
    this.#player = player;
    this.#bedOf = bedOf;
    this.#elements = [createAudio(), createAudio()];
    this.#timer = setInterval(() => this.#tick(), tickMs);
  }

  close(): void {
    clearInterval(this.#timer);
    this.#lines.clear();
    for (const element of this.#elements) {
      element.pause();
      element.removeAttribute("src");
      element.load();
    }
  }

  #tick(): void {
    const now = performance.now();
    const seconds = Math.min(0.25, (now - this.#lastTick) / 1000);
    this.#lastTick = now;
    const { state } = this.#player;
    this.#followJoins(state.joins);
    const join = this.#player.joinAt();
    if (!join || state.phase === "idle" || state.phase === "failed") return this.#pause();
    this.#choose(this.#bedOf(readEntry(join.id)));
    this.#lines.moveTo(this.#player.currentSeconds);
    // After the end the music stays a little, and then fades.
    const playing = state.phase === "ended" ? null : this.#playing;
    const isSpeaking = this.#lines.shown.get().length > 0;
    this.#mix = mixBed(this.#mix, { playing, isSpeaking, seconds });
    const isMoving = state.phase === "playing" || state.phase === "ended";
    for (const index of [0, 1] as const) this.#apply(index, isMoving);
  }

  #choose(bed: BedMedia | null): void {
    const current = this.#playing === null ? null : this.#elements[this.#playing];
    const isSame = bed?.url === this.#bed?.url;
    const isOver = current !== null && bed !== null && current.currentTime >= bed.loopSeconds;
    if (isSame && !isOver) return;
    this.#bed = bed;
    if (bed === null) {
      this.#playing = null;
      return;
    }
    // The other mood, or the beginning of the same piece, which sounds as its end does.
    const next = this.#playing === 0 ? 1 : 0;
    this.#playing = next;
    const element = this.#elements[next];
    if (element.getAttribute("src") === bed.url) element.currentTime = 0;
    else element.src = bed.url;
  }

  #apply(index: 0 | 1, isMoving: boolean): void {
    const element = this.#elements[index];
    const level = this.#mix.levels[index];
    const { volume, isMuted, speed } = this.#player.state;
    element.volume = Math.min(1, level * this.#mix.share * volume);
    element.muted = isMuted;
    if (element.playbackRate !== speed) element.playbackRate = speed;
    const shouldPlay = isMoving && level > 0 && element.hasAttribute("src") && !element.ended;
    if (shouldPlay && element.paused) element.play().catch(() => undefined);
    else if (!shouldPlay && !element.paused) element.pause();
  }

  #pause(): void {
    for (const element of this.#elements) if (!element.paused) element.pause();
  }

  #followJoins(joins: Player["state"]["joins"]): void {
    if (joins === this.#joins) return;
    this.#joins = joins;
    const parts = joins.flatMap(({ source, startSeconds, endSeconds }) => {
      const url = source.captions[0]?.url;
      return url === undefined ? [] : [{ url, startSeconds, endSeconds }];
    });
    // Without the lines' times the music is only louder.
    this.#lines.load(parts).catch(() => undefined);
  }
}

function createAudio(): HTMLAudioElement {
  const element = new Audio();
  element.preload = "auto";
  element.preservesPitch = true;
  element.volume = 0;
  return element;
}
