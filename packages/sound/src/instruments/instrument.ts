/** A sound that decays by itself: one sample for each pitch and touch. */
export type Struck = {
  kind: "struck";
  /** Made for a MIDI pitch; `hard` is the brighter of two touches. */
  make: (pitch: number, hard: boolean, sampleRate: number) => Float32Array;
  /** Seconds to fall by 60 dB at a pitch, as the ear judges it. */
  decay: (pitch: number) => number;
  /** Seconds of fading once the note is let go; null lets it ring. */
  release: number | null;
};

/** A sound that is held as long as the note: a body and an edge, two loops with their own swells. */
export type Held = {
  kind: "held";
  make: (pitch: number, sampleRate: number) => Float32Array;
  attack: number;
  release: number;
  /** How much of the edge sounds at velocity 1, and how much later it comes. */
  edge: number;
  edgeDelay: number;
};

/** A line played note by note with vibrato, breath and slurs. */
export type Sung = {
  kind: "sung";
  make: (note: SungNote, sampleRate: number) => Float32Array;
  release: number;
};

export type SungNote = {
  pitch: number;
  seconds: number;
  /** 0..1 */
  velocity: number;
  /** The pitch it is slurred from. */
  from: number | null;
  seed: number;
};

/** What the desk knows of any player. */
export type Placed = {
  /** Level against the others, in dB. */
  level: number;
  bus: "near" | "far";
  /** Lowest and highest MIDI pitch that sound well. */
  range: readonly [number, number];
};

export type Instrument = (Struck | Held | Sung) & Placed;
