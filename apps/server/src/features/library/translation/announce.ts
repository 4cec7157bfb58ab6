import type { Words } from "#platform/words/words.ts";

/** The tagline of an upcoming film. */
export function announce(releaseDate: string, { say, formatDate }: Words): string {
  return say`In theaters from ${formatDate(Date.parse(releaseDate), { dateStyle: "long" })}`;
}
