import { LoudnessMeter } from "./loudness-meter.ts";
import { closedGate, updateSpeechGate, meterOf, type SpeechGate } from "./speech-gate.ts";

/** Plays and measures one participant's audio. One's own is only measured. */
export class VoiceMonitor {
  readonly #meter: LoudnessMeter;
  readonly #speaker: HTMLAudioElement | null;
  #gate: SpeechGate = closedGate;
  #level = 0;

  constructor(context: AudioContext, stream: MediaStream, { isOwn = false } = {}) {
    this.#meter = new LoudnessMeter(context, stream);
    this.#speaker = isOwn ? null : new Audio();
    if (!this.#speaker) return;
    this.#speaker.srcObject = stream;
    this.#speaker.play().catch(() => undefined);
  }

  /** Level of the meter, 0 to 1. */
  get level(): number {
    return this.#level;
  }

  get isSpeaking(): boolean {
    return this.#gate.isOpen && !this.#speaker?.muted;
  }

  listen(nowMs: number): void {
    const loudness = this.#meter.loudness();
    this.#gate = updateSpeechGate(this.#gate, loudness, nowMs);
    this.#level = this.#speaker?.muted ? 0 : meterOf(loudness);
  }

  mute(isMuted: boolean): void {
    if (this.#speaker) this.#speaker.muted = isMuted;
  }

  close(): void {
    this.#meter.close();
    if (!this.#speaker) return;
    this.#speaker.pause();
    this.#speaker.srcObject = null;
  }
}
