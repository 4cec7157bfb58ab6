import type { KnownTitle } from "#known.ts";

/**
 * All names of a title: its full name in each language, the part after a colon, and its series with the episode
 * number.
 */
export function namesOf(title: KnownTitle): string[] {
  const names = [title.title, ...title.otherTitles];
  const [, after] = title.title.split(": ");
  if (after && after.split(" ").length >= 3) names.push(after);
  if (title.series) {
    const { name, episode } = title.series;
    if (episode === 1) names.push(name);
    for (const part of ["", "episode ", "part ", "number "])
      names.push(`${name} ${part}${episode}`);
    names.push(`episode ${episode} of ${name}`, `part ${episode} of ${name}`);
  }
  return names;
}
