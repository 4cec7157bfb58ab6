/**
 * A line as signs, one a step, blanks for the eye only:
 * - chords: "A" all notes full, "a" all soft, "T" and "t" all but the lowest, digits one voice each
 *   (beyond the top they go on an octave higher);
 * - bass: "R" root full, "r" root soft, "O" octave, "3" "5" "7" that tone, "l" the fifth below,
 *   "x" a step towards the next root, "d" the key's tonic; the line "walk" is made up as it goes;
 * - riffs: digits are degrees of the scale, letters "a".."g" the same an octave higher,
 *   "h".."n" an octave lower.
 * "-" holds what was struck before, "." is silent. Its length is any whole number of bars.
 */
export type Strokes = string;

export type Stroke = { step: number; steps: number; sign: string };

/** The strokes of a line, with how many steps each is held. */
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

/** Those of a line that fall in one bar, counted from its beginning; the line goes round and round. */
export function strokesInBar(line: Strokes, bar: number, stepsInBar: number): Stroke[] {
  const { strokes, steps } = readStrokes(line);
  const bars = Math.max(1, Math.round(steps / stepsInBar));
  const from = (bar % bars) * stepsInBar;
  return strokes
    .filter(({ step }) => step >= from && step < from + stepsInBar)
    .map((stroke) => ({ ...stroke, step: stroke.step - from }));
}
