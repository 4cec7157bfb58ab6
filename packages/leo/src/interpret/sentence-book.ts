import { type FillSlot, matchTemplate } from "#grammar/match.ts";
import { isPossible, type Outline, outlineOf } from "#grammar/outline.ts";
import { parseTemplate, type Rules, type Template } from "#grammar/template.ts";

export type BookMatch<Key> = {
  key: Key;
  slots: Readonly<Record<string, unknown>>;
  certainty: number;
  literalWords: number;
};

type Entry<Key> = { key: Key; template: Template; outline: Outline };

/** Templates by meaning, parsed once and matched as a whole. */
export class SentenceBook<Key extends string> {
  /** The templates that may begin with any word. */
  readonly #open: readonly Entry<Key>[];
  /** The same and those that may begin with this word, in the order of the book. */
  readonly #starting = new Map<string, readonly Entry<Key>[]>();

  constructor(sentences: Readonly<Partial<Record<Key, readonly string[]>>>, rules: Rules) {
    const entries = (Object.keys(sentences) as Key[]).flatMap((key) =>
      (sentences[key] ?? []).map((source) => {
        const template = parseTemplate(source, rules);
        return { key, template, outline: outlineOf(template) };
      }),
    );
    this.#open = entries.filter(({ outline }) => outline.starts === null);
    for (const word of new Set(entries.flatMap(({ outline }) => [...(outline.starts ?? [])])))
      this.#starting.set(
        word,
        entries.filter(({ outline: { starts } }) => starts?.has(word) ?? true),
      );
  }

  /** All meanings that the words may have, most certain first, then by most literal words. */
  match(words: readonly string[], fill: FillSlot): BookMatch<Key>[] {
    const said = new Set(words);
    const starting = this.#starting.get(words[0] ?? "") ?? this.#open;
    return starting
      .filter(({ outline }) => isPossible(outline, words, said))
      .flatMap(({ key, template }) =>
        matchTemplate(template, words, fill).map((match) => ({ key, ...match })),
      )
      .toSorted((a, b) => b.certainty - a.certainty || b.literalWords - a.literalWords);
  }
}
