import { type BreathPhase, type Breathing, breathPatterns } from "./patterns.ts";

let audio: AudioContext | null = null;

/** A soft tone that rises with breathing in and falls with breathing out; holding is silent. */
export function playBreath(breathing: Breathing, phase: BreathPhase): void {
  if (phase !== "in" && phase !== "out") return;
  audio ??= new AudioContext({ latencyHint: "playback" });
  void audio.resume();
  const seconds = breathPatterns[breathing][phase];
  const now = audio.currentTime;
  const [from, to] = phase === "in" ? [196, 294] : [294, 196];
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, now);
  gain.gain.linearRampToValueAtTime(0.09, now + seconds * 0.35);
  gain.gain.linearRampToValueAtTime(0, now + seconds);
  gain.connect(audio.destination);
  for (const ratio of [1, 1.503]) {
    const tone = new OscillatorNode(audio, { type: "sine", frequency: from * ratio });
    tone.frequency.setValueAtTime(from * ratio, now);
    tone.frequency.exponentialRampToValueAtTime(to * ratio, now + seconds);
    tone.connect(gain);
    tone.start(now);
    tone.stop(now + seconds);
  }
}
