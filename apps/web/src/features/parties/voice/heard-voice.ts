import { Ear } from "./ear.ts";
import { closedGate, hearSpeech, meterOf, type SpeechGate } from "./speech-gate.ts";

/** The sound of one who talks: played, unless it is one's own, and listened to. */
export class HeardVoice {
  readonly #ear: Ear;
  readonly #speaker: HTMLAudioElement | null;
  #gate: SpeechGate = closedGate;
  #level = 0;

  constructor(context: AudioContext, stream: MediaStream, { isOwn = false } = {}) {
    this.#ear = new Ear(context, stream);
    this.#speaker = isOwn ? null : new Audio();
    if (!this.#speaker) return;
    this.#speaker.srcObject = stream;
    this.#speaker.play().catch(() => undefined);
  }

  /** How full its meter is, 0 to 1. */
  get level(): number {
    return this.#level;
  }

  get isSpeaking(): boolean {
    return this.#gate.isOpen && !this.#speaker?.muted;
  }

  listen(nowMs: number): void {
    const loudness = this.#ear.loudness();
    this.#gate = hearSpeech(this.#gate, loudness, nowMs);
    this.#level = this.#speaker?.muted ? 0 : meterOf(loudness);
  }

  mute(isMuted: boolean): void {
    if (this.#speaker) this.#speaker.muted = isMuted;
  }

  close(): void {
    this.#ear.close();
    if (!this.#speaker) return;
    this.#speaker.pause();
    this.#speaker.srcObject = null;
  }
}
