/**
 * A line in words, as requested from a speech engine. Its samples are played back at `size` times
 * their rate. Same type as the stage's.
 */
export type Utterance = {
  text: string;
  speaker: "rms" | "slt" | "awb" | "kal16";
  pitchHz: number;
  stretch: number;
  size: number;
};

/** Speech from another engine: mono, 16 bit, at `rate` Hz. */
export interface SpokenLines {
  readonly rate: number;
  /** @throws when the utterance has not been spoken yet. */
  samplesOf(utterance: Utterance): Int16Array;
}
