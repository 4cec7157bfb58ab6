import { type FillSlot, matchTemplate } from "#grammar/match.ts";
import { parseTemplate, type Rules, type Template } from "#grammar/template.ts";

export type BookMatch<Key> = {
  key: Key;
  slots: Readonly<Record<string, unknown>>;
  certainty: number;
  literalWords: number;
};

/** Templates by meaning, parsed once and matched as a whole. */
export class SentenceBook<Key extends string> {
  readonly #entries: { key: Key; template: Template }[];

  constructor(sentences: Readonly<Partial<Record<Key, readonly string[]>>>, rules: Rules) {
    this.#entries = (Object.keys(sentences) as Key[]).flatMap((key) =>
      (sentences[key] ?? []).map((source) => ({ key, template: parseTemplate(source, rules) })),
    );
  }

  /** All meanings that the words may have, most certain first, then by most literal words. */
  match(words: readonly string[], fill: FillSlot): BookMatch<Key>[] {
    return this.#entries
      .flatMap(({ key, template }) =>
        matchTemplate(template, words, fill).map((match) => ({ key, ...match })),
      )
      .toSorted((a, b) => b.certainty - a.certainty || b.literalWords - a.literalWords);
  }
}
