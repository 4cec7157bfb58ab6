import type { KnownTitle } from "#known.ts";

/** Names as short as this are common words too, and match only exactly. */
const shortName = 5;

/** Finds the titles that a text names, in order of appearance. */
export function titleFinder(titles: readonly KnownTitle[]): (text: string) => string[] {
  const names = titles
    .flatMap(({ id, title, otherTitles }) =>
      [title, ...otherTitles].map((name) => ({ id, name: ` ${plain(name)} ` })),
    )
    .toSorted((a, b) => b.name.length - a.name.length);
  return (text) => {
    let rest = ` ${plain(text)} `;
    const found: { id: string; at: number }[] = [];
    for (const { id, name } of names) {
      const short = name.length - 2 <= shortName;
      const at = short ? rest.indexOf(name) : rest.toLowerCase().indexOf(name.toLowerCase());
      if (at < 0) continue;
      found.push({ id, at });
      // A longer name takes precedence over a shorter one inside it: "Two Kettles and a Cough".
      rest = `${rest.slice(0, at + 1)}${"_".repeat(name.length - 2)}${rest.slice(at + name.length - 1)}`;
    }
    return found.toSorted((a, b) => a.at - b.at).map(({ id }) => id);
  };
}

function plain(text: string): string {
  return text
    .replaceAll(/['’]/g, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
