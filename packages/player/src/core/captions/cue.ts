/** Text of one style within a cue. */
export type CueRun = {
  text: string;
  /** Index among the runs of its cue, from 0. */
  index: number;
  italic: boolean;
  bold: boolean;
  underline: boolean;
  /** The speaker, where the captions name one. */
  speaker: string | null;
};

/** One caption, times in seconds. Lines from top to bottom. */
export type Cue = {
  startSeconds: number;
  endSeconds: number;
  lines: readonly (readonly CueRun[])[];
  /** Shown at the top of the picture because something below must stay visible. */
  isTop: boolean;
  align: "start" | "center" | "end";
};

/** The cues on screen at a time, in file order. */
export function cuesAt(cues: readonly Cue[], seconds: number): readonly Cue[] {
  return cues.filter((cue) => cue.startSeconds <= seconds && seconds < cue.endSeconds);
}
