/** Correct answers out of a total. */
export type Score = { what: string; right: number; of: number; wrong: string[] };

const wrongShown = 5;

export function newScore(what: string): Score {
  return { what, right: 0, of: 0, wrong: [] };
}

export function count(score: Score, isRight: boolean, about: string): void {
  score.of += 1;
  if (isRight) score.right += 1;
  else score.wrong.push(about);
}

/** A terminal table with the first few failures. */
export function writeScores(scores: readonly Score[]): string {
  return scores
    .map(({ what, right, of, wrong }) => {
      const share = of === 0 ? "–" : `${((100 * right) / of).toFixed(1)} %`;
      const shown = wrong.slice(0, wrongShown).map((one) => `    not: ${one}`);
      const more = wrong.length > wrongShown ? [`    and ${wrong.length - wrongShown} more`] : [];
      const line = `${what.padEnd(52)} ${`${right} of ${of}`.padStart(12)}  ${share}`;
      return [line, ...shown, ...more].join("\n");
    })
    .join("\n");
}
