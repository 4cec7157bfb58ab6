/** Equal temperament, A4 = MIDI 69 = 440 Hz. Accepts fractions of a semitone. */
export function midiToHz(midi: number): number {
  return 440 * 2 ** ((midi - 69) / 12);
}

export function hzToMidi(hz: number): number {
  return 69 + 12 * Math.log2(hz / 440);
}

/** 0 (C) .. 11 (B), also for negative pitches. */
export function pitchClass(midi: number): number {
  return ((midi % 12) + 12) % 12;
}

/** The pitch of that class nearest to `near`; the lower one on a tie. */
export function nearestPitch(wantedClass: number, near: number): number {
  const up = pitchClass(wantedClass - near);
  return up <= 5 ? near + up : near + up - 12;
}

const names = ["C", "C#", "D", "Eb", "E", "F", "F#", "G", "Ab", "A", "Bb", "B"] as const;

export function pitchClassName(midi: number): string {
  return names[pitchClass(midi)] ?? "C";
}
