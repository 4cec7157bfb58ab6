import type { Template } from "./template.ts";

/** What every sentence of a template has, so that most templates needn't be matched at all. */
export type Outline = {
  /** The words that it may begin with; null if it may begin with any. */
  starts: ReadonlySet<string> | null;
  /** Words that it has in any case. */
  needs: ReadonlySet<string>;
  fewest: number;
  most: number;
};

const none: ReadonlySet<string> = new Set();

export function outlineOf(template: Template): Outline {
  switch (template.kind) {
    case "word": {
      const word = new Set([template.word]);
      return { starts: word, needs: word, fewest: 1, most: 1 };
    }
    case "slot":
      return { starts: null, needs: none, fewest: 1, most: Infinity };
    case "any":
      return ofChoices(template.choices.map(outlineOf));
    case "all":
      return ofRow(template.parts.map(outlineOf));
  }
}

/** Whether the words may match a template with this outline. */
export function isPossible(
  { starts, needs, fewest, most }: Outline,
  words: readonly string[],
  said: ReadonlySet<string>,
): boolean {
  if (words.length < fewest || words.length > most) return false;
  if (starts && !starts.has(words[0] ?? "")) return false;
  for (const word of needs) if (!said.has(word)) return false;
  return true;
}

function ofChoices(choices: readonly Outline[]): Outline {
  const [first, ...others] = choices;
  if (!first) return { starts: none, needs: none, fewest: 0, most: 0 };
  return {
    starts: unite(choices),
    needs: new Set([...first.needs].filter((word) => others.every(({ needs }) => needs.has(word)))),
    fewest: Math.min(...choices.map(({ fewest }) => fewest)),
    most: Math.max(...choices.map(({ most }) => most)),
  };
}

function ofRow(parts: readonly Outline[]): Outline {
  // Parts that may be left out let the next one begin.
  const firm = parts.findIndex(({ fewest }) => fewest > 0);
  const leading = firm < 0 ? parts : parts.slice(0, firm + 1);
  return {
    starts: unite(leading),
    needs: new Set(parts.flatMap(({ needs }) => [...needs])),
    fewest: parts.reduce((sum, { fewest }) => sum + fewest, 0),
    most: parts.reduce((sum, { most }) => sum + most, 0),
  };
}

function unite(outlines: readonly Outline[]): ReadonlySet<string> | null {
  const words = new Set<string>();
  for (const { starts } of outlines) {
    if (!starts) return null;
    for (const word of starts) words.add(word);
  }
  return words;
}
