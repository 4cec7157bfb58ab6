import type { Moment } from "@goldmane/branching/moment";
import { measurePaths } from "@goldmane/branching/path-lengths";
import { openScript } from "@goldmane/branching/script";
import { findPathTo, walkScript } from "@goldmane/branching/walk-script";
import type { InteractiveFacts } from "@goldmane/originals/interactive/interactive-facts";
import type { InteractiveFilm } from "@goldmane/originals/interactive/interactive-film";
import { clipSecondsOf } from "./clip-seconds.ts";

/** Measures a film that has no faults; a loop or a missing chapter counts nothing. */
export function measureInteractive(film: InteractiveFilm, compiled: string): InteractiveFacts {
  const { seconds } = clipSecondsOf(film);
  const walk = walkScript(openScript(compiled));
  const lengths = measurePaths(walk, seconds);
  const { shortest, longest } = "loopAt" in lengths ? { shortest: 0, longest: 0 } : lengths;
  return {
    clips: Object.fromEntries(Object.entries(seconds).map(([id, length]) => [id, round(length)])),
    shortestSeconds: round(shortest),
    longestSeconds: round(longest),
    texts: [...new Set(walk.moments.flatMap(({ moment }) => listTexts(moment)))],
    chapters: Object.fromEntries(
      film.chapters.map(({ id, clip }) => [id, findPathTo(walk, clip) ?? []]),
    ),
  };
}

function listTexts({ next }: Moment): string[] {
  if (next.kind === "ending") return [];
  const { kind, prompt, options } = next;
  const shown = kind === "game" ? [] : options.flatMap(({ text, says }) => [text, ...says]);
  return [...(prompt === null ? [] : [prompt]), ...shown];
}

/** Source of the module with the facts of all films. */
export function factsSource(facts: Readonly<Record<string, InteractiveFacts>>): string {
  const films = Object.entries(facts).map(
    ([id, one]) => `  ${JSON.stringify(id)}: ${JSON.stringify(one)},\n`,
  );
  return `// Written by npm run lint:interactive.
import type { InteractiveFacts } from "./interactive-facts.ts";

// oxfmt-ignore
export const interactiveFacts: Readonly<Record<string, InteractiveFacts>> = {
${films.join("")}};
`;
}

function round(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
