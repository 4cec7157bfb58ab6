/**
 * A short looping tune. A part's notes are one a step, separated by spaces: `C4` sounds, `-` goes on
 * sounding, `.` is silent; drums are `k` (kick), `s` (snare), `h` (hat). Parts of other lengths
 * repeat on their own.
 */
export type Tune = {
  beatsPerMinute: number;
  stepsPerBeat: number;
  parts: readonly TunePart[];
};

export type TunePart = {
  voice: "lead" | "chime" | "bass" | "pad" | "drums";
  notes: string;
  /** From 0 to 1. */
  volume: number;
};
