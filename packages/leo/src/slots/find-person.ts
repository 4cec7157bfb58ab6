import type { Person } from "#understanding.ts";
import { normalizeText } from "#text/normalize-text.ts";

const roleWords: readonly [RegExp, (person: Person) => boolean][] = [
  [
    /\b(?:my|our|the) (?:son|daughter|kid|child|boy|girl|little one|grandson|granddaughter|toddler|youngest)\b|\b(?:mi|nuestro|nuestra|el|la) (?:hijo|hija|hijito|hijita|nino|nina|nieto|nieta|peque|pequeno|pequena|bebe)\b/,
    ({ role }) => role === "child",
  ],
  [
    /\b(?:my|our|the) (?:teen|teenager|oldest|teenage (?:son|daughter))\b|\b(?:mi|el|la) (?:adolescente|hijo mayor|hija mayor)\b/,
    ({ role }) => role === "teen",
  ],
];

/** The member of the household that normalized words name; null if none or several could be. */
export function findPerson(words: string, people: readonly Person[]): Person | null {
  const said = ` ${words} `;
  const named = people.filter(({ name }) => {
    const own = normalizeText(name);
    return own !== "" && (said.includes(` ${own} `) || said.includes(` ${own}s `));
  });
  if (named.length > 0) return named.length === 1 ? (named[0] ?? null) : null;
  for (const [pattern, isMeant] of roleWords) {
    if (!pattern.test(words)) continue;
    const meant = people.filter(isMeant);
    return meant.length === 1 ? (meant[0] ?? null) : null;
  }
  return null;
}
