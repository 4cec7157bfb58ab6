/** The voices of the engine: a man, a woman, a Scot, and an older, more mechanical man. */
export const speakers = ["rms", "slt", "awb", "kal16"] as const;
export type Speaker = (typeof speakers)[number];

/** Everything that decides how a text sounds. Equal utterances give equal samples. */
export type Utterance = {
  text: string;
  speaker: Speaker;
  /** Center of the voice in hertz, 50..400. */
  pitchHz: number;
  /** Duration relative to the voice's own, 0.5..2. */
  stretch: number;
};

/** One sound of a speech in ARPAbet ("dh", "ax"); "pau" is silence. Seconds from its first sample. */
export type Phone = { phone: string; start: number; end: number };

export type Speech = {
  /** Mono, 16 bit, at `speechRate`; with at most 0.03 s of silence before and after. */
  samples: Int16Array;
  phones: Phone[];
};

export const speechRate = 16_000;

/** Changes whenever equal utterances can sound different. */
export const speechVersion = "flite-0.1.1-a";
