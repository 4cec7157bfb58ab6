/** A sound that decays by itself: one sample for each pitch and touch. */
export type Struck = {
  kind: "struck";
  /** Renders a MIDI pitch; `hard` is the brighter of two touches. */
  make: (pitch: number, hard: boolean, sampleRate: number) => Float32Array;
  /** Seconds to fall by 60 dB at a pitch, perceptually. */
  decay: (pitch: number) => number;
  /** Seconds of fade-out after note-off; null lets it ring. */
  release: number | null;
};

/** A sustained sound: two loops, body and edge, each with its own envelope. */
export type Sustained = {
  kind: "held";
  make: (pitch: number, sampleRate: number) => Float32Array;
  attack: number;
  release: number;
  /** Gain of the edge at velocity 1, and its delay after the body. */
  edge: number;
  edgeDelay: number;
};

/** A solo line, rendered note by note with vibrato, breath and slurs. */
export type SoloLine = {
  kind: "sung";
  make: (note: SoloNote, sampleRate: number) => Float32Array;
  release: number;
};

export type SoloNote = {
  pitch: number;
  seconds: number;
  /** 0..1 */
  velocity: number;
  /** MIDI pitch of the note it is slurred from; null when it is not. */
  from: number | null;
  seed: number;
};

/** Properties of every instrument that the mix needs. */
export type MixSettings = {
  /** Gain relative to other instruments, in dB. */
  level: number;
  bus: "near" | "far";
  /** Lowest and highest MIDI pitch that sound good. */
  range: readonly [number, number];
};

export type Instrument = (Struck | Sustained | SoloLine) & MixSettings;
