/**
 * A line in words, as a speech engine is asked for it; its samples are played `size` times as fast as
 * they were spoken. The same as the stage's.
 */
export type Utterance = {
  text: string;
  speaker: "rms" | "slt" | "awb" | "kal16";
  pitchHz: number;
  stretch: number;
  size: number;
};

/** Speech that was made elsewhere: mono, 16 bit, at `rate` hertz. */
export interface SpokenLines {
  readonly rate: number;
  /** @throws when nobody has spoken it yet. */
  samplesOf(utterance: Utterance): Int16Array;
}
