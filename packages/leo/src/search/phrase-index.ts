import { normalizeIn } from "./analyze.ts";
import type { Version } from "./title-fields.ts";

/** Fewest words, and letters, that can be a quotation. */
const fewestWords = 3;
const fewestLetters = 11;

/** What a theme's name begins with besides its subject. */
const leading = /^(?:being|the|a|el|la|los|las|ser|estar) /;

/** `spoken` has the normalized lines, each between line breaks, in the order of `lines`. */
type Texts = {
  names: string[];
  themes: string[];
  versions: { lines: readonly string[]; spoken: string }[];
};

/** Finds names and spoken lines by words as they are said. */
export class PhraseIndex {
  readonly #titles = new Map<number, Texts>();

  add(
    row: number,
    { language, names, themes, lines }: Version,
    read: (text: string) => string,
  ): void {
    const texts = this.#titles.get(row) ?? { names: [], themes: [], versions: [] };
    texts.names.push(...names.map((name) => ` ${normalizeIn(language, name)} `));
    for (const theme of themes) {
      const phrase = read(theme).replace(leading, "");
      if (phrase.includes(" ")) texts.themes.push(` ${phrase} `);
    }
    texts.versions.push({ lines, spoken: lines.map((line) => ` ${read(line)} `).join("\n") });
    this.#titles.set(row, texts);
  }

  remove(row: number): void {
    this.#titles.delete(row);
  }

  /** Titles whose name begins so, or contains these words; 1 for the whole name. */
  named(said: string, isTyping: boolean): Map<number, number> {
    const found = new Map<number, number>();
    const phrase = isTyping ? ` ${said}` : ` ${said} `;
    for (const [row, { names }] of this.#titles)
      for (const name of names) {
        if (!name.includes(phrase)) continue;
        const share = phrase.trim().length / name.trim().length;
        found.set(row, Math.max(found.get(row) ?? 0, share));
      }
    return found;
  }

  /** Titles with a theme of several words that is said in full: "saying sorry". */
  themed(said: string): Set<number> {
    const found = new Set<number>();
    for (const [row, { themes }] of this.#titles)
      if (themes.some((theme) => ` ${said} `.includes(theme))) found.add(row);
    return found;
  }

  /** Titles in which these words are spoken, with the line. */
  spoken(said: string): Map<number, string> {
    const found = new Map<number, string>();
    if (said.length < fewestLetters || said.split(" ").length < fewestWords) return found;
    const phrase = ` ${said} `;
    for (const [row, { versions }] of this.#titles)
      for (const { lines, spoken } of versions) {
        const at = spoken.indexOf(phrase);
        if (at < 0) continue;
        const line = lines[spoken.slice(0, at).split("\n").length - 1];
        if (line !== undefined) found.set(row, line);
        break;
      }
    return found;
  }
}
