import type { SearchCase } from "#golden/golden-case.ts";

/** Reads lines of a request and the ids of the titles that satisfy it: "a shy tower | the-tower". */
export function readRequests(lines: string): { tuned: SearchCase[]; check: SearchCase[] } {
  const cases = lines
    .trim()
    .split("\n")
    .map((line) => {
      const [say = "", ids = ""] = line.split(" | ");
      return { say, relevant: ids.split(" ") };
    });
  return {
    tuned: cases.filter((_, at) => at % 2 === 0),
    check: cases.filter((_, at) => at % 2 === 1),
  };
}
