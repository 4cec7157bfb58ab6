/**
 * A line as signs, one per step; spaces are ignored:
 * - chords: "A" all notes accented, "a" all soft, "T" and "t" all but the lowest, digits one voice
 * each
 * (beyond the top they continue an octave higher);
 * - bass: "R" root accented, "r" root soft, "O" octave, "3" "5" "7" that chord tone, "l" the fifth
 * below,
 * "x" a step towards the next root, "d" the key's tonic; the line "walk" is generated;
 * - riffs: digits are scale degrees, letters "a".."g" the same an octave higher,
 * "h".."n" an octave lower.
 * "-" holds the last note, "." is a rest. Its length is any whole number of bars.
 */
export type Strokes = string;

export type Stroke = { step: number; steps: number; sign: string };

/** Parses a line into strokes, each with its length in steps. */
export function readStrokes(line: Strokes): { strokes: Stroke[]; steps: number } {
  const signs = line.replaceAll(/\s/g, "");
  const strokes: Stroke[] = [];
  for (const [step, sign] of signs.split("").entries()) {
    const last = strokes.at(-1);
    if (sign === "-" && last && last.step + last.steps === step) last.steps += 1;
    else if (sign !== "." && sign !== "-") strokes.push({ step, steps: 1, sign });
  }
  return { strokes, steps: signs.length };
}

/**
 * The strokes of a repeating line that fall in one bar, with steps counted from the bar's
 * beginning.
 */
export function strokesInBar(line: Strokes, bar: number, stepsInBar: number): Stroke[] {
  const { strokes, steps } = readStrokes(line);
  const bars = Math.max(1, Math.round(steps / stepsInBar));
  const from = (bar % bars) * stepsInBar;
  return strokes
    .filter(({ step }) => step >= from && step < from + stepsInBar)
    .map((stroke) => ({ ...stroke, step: stroke.step - from }));
}
