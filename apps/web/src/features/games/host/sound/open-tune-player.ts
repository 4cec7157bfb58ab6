import { readNotes, type Note } from "./read-notes.ts";
import type { Tune, TunePart } from "./tune.ts";

/** Seconds of music that are scheduled ahead, and between looks at the clock. */
const ahead = 0.4;
const everyMs = 120;

/** Loops a tune on an audio clock. A suspended context holds it, since its clock stands still. */
export function openTunePlayer(
  audio: AudioContext,
  into: AudioNode,
): { setTune: (tune: Tune | null) => void } {
  let timer: ReturnType<typeof setInterval> | undefined;
  return {
    setTune(tune) {
      clearInterval(timer);
      if (!tune) return;
      const stepSeconds = 60 / tune.beatsPerMinute / tune.stepsPerBeat;
      const parts = tune.parts.map((part) => ({ part, notes: readNotes(part.notes) }));
      let step = 0;
      let next = audio.currentTime + 0.1;
      const schedule = () => {
        // Steps that a sleeping tab missed are left out.
        if (next < audio.currentTime) next = audio.currentTime;
        for (; next < audio.currentTime + ahead; step += 1, next += stepSeconds)
          for (const { part, notes } of parts) {
            const note = notes[step % notes.length];
            if (note)
              strike(audio, into, part, { note, at: next, seconds: note.steps * stepSeconds });
          }
      };
      schedule();
      timer = setInterval(schedule, everyMs);
    },
  };
}

type Strike = { note: Note; at: number; seconds: number };

const waves = { lead: "triangle", chime: "sine", bass: "triangle", pad: "sawtooth" } as const;

function strike(
  audio: AudioContext,
  into: AudioNode,
  part: TunePart,
  { note, at, seconds }: Strike,
) {
  if (part.voice === "drums") return drum(audio, into, part, note, at);
  const isSoft = part.voice === "pad";
  const fade = part.voice === "chime" ? Math.max(0.5, seconds) : seconds * 0.95;
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(
    part.volume * (isSoft ? 0.3 : 0.5),
    at + (isSoft ? 0.12 : 0.01),
  );
  gain.gain.exponentialRampToValueAtTime(0.001, at + fade + 0.05);
  const tone = new OscillatorNode(audio, { type: waves[part.voice], frequency: note.frequency });
  const filter = new BiquadFilterNode(audio, { type: "lowpass", frequency: isSoft ? 900 : 3200 });
  tone.connect(filter).connect(gain).connect(into);
  tone.start(at);
  tone.stop(at + fade + 0.06);
}

function drum(audio: AudioContext, into: AudioNode, part: TunePart, note: Note, at: number) {
  const gain = new GainNode(audio, { gain: part.volume });
  const seconds = note.drum === "k" ? 0.16 : note.drum === "s" ? 0.12 : 0.04;
  gain.gain.setValueAtTime(part.volume * (note.drum === "h" ? 0.18 : 0.55), at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + seconds);
  gain.connect(into);
  if (note.drum === "k") {
    const tone = new OscillatorNode(audio, { frequency: 120 });
    tone.frequency.setValueAtTime(120, at);
    tone.frequency.exponentialRampToValueAtTime(44, at + 0.12);
    tone.connect(gain);
    tone.start(at);
    tone.stop(at + seconds);
    return;
  }
  const source = new AudioBufferSourceNode(audio, { buffer: noiseOf(audio) });
  const filter = new BiquadFilterNode(audio, {
    type: "highpass",
    frequency: note.drum === "s" ? 1400 : 6000,
  });
  source.connect(filter).connect(gain);
  source.start(at);
  source.stop(at + seconds);
}

const noises = new WeakMap<AudioContext, AudioBuffer>();

function noiseOf(audio: AudioContext): AudioBuffer {
  const known = noises.get(audio);
  if (known) return known;
  const buffer = audio.createBuffer(1, audio.sampleRate / 5, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  noises.set(audio, buffer);
  return buffer;
}
