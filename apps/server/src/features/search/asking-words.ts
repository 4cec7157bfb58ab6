/** Words that people ask with, and that say nothing of what they want to see. */
const asking = new Set(
  (
    "a about an and any anything best can cartoon cartoons film films find for from fun give good i in " +
    "is it like me movie movies my of on one or please see show some something story stories that the " +
    "there to want watch we what where which who with"
  ).split(" "),
);

/** What is really asked for; null where all of it is, or none. */
export function withoutAsking(words: readonly string[]): string | null {
  const said = words.filter((word) => !asking.has(word));
  return said.length === 0 || said.length === words.length ? null : said.join(" ");
}
