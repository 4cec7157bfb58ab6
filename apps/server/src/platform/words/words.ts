import type { Language } from "@goldmane/contracts/languages";
import spanish from "#words/es.json" with { type: "json" };

/** By its English: a text, or the two forms of one that depends on a number. */
type Catalogue = Readonly<Record<string, string | { one: string; other: string }>>;

const catalogues: Readonly<Record<Language, Catalogue>> = { en: {}, es: spanish };

/** What the house writes to somebody, in their language. The source is its English. */
export class Words {
  readonly language: Language;
  readonly #said: Catalogue;

  constructor(language: Language) {
    this.language = language;
    this.#said = catalogues[language];
  }

  /** say`Welcome, ${name}`; itself where nobody translated it. */
  readonly say = (words: TemplateStringsArray, ...values: readonly (string | number)[]): string =>
    fillIn(this.sayText(words.reduce((message, part, i) => `${message}{${i - 1}}${part}`)), values);

  /** Likewise for a text that stands elsewhere, such as a badge's name. */
  readonly sayText = (english: string): string => {
    const message = this.#said[english];
    return typeof message === "string" ? message : english;
  };

  /** A text that depends on a number, which stands in it as `#`. */
  readonly sayPlural = (
    count: number,
    forms: { one: string; other: string },
    ...values: readonly (string | number)[]
  ): string => {
    const message = this.#said[`${forms.one} | ${forms.other}`];
    const said = typeof message === "object" ? message : forms;
    const form =
      new Intl.PluralRules(this.language).select(count) === "one" ? said.one : said.other;
    return fillIn(form.replaceAll("#", this.formatNumber(count)), values);
  };

  /** “a, b, and c”. */
  readonly formatList = (items: readonly string[]): string =>
    new Intl.ListFormat(this.language, { type: "conjunction" }).format(items);

  readonly formatNumber = (value: number, options: Intl.NumberFormatOptions = {}): string =>
    new Intl.NumberFormat(this.language, options).format(value);

  /** In UTC, which the house keeps its books by. */
  readonly formatDate = (at: number, options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(this.language, { timeZone: "UTC", ...options }).format(at);
}

function fillIn(message: string, values: readonly (string | number)[]): string {
  return message.replaceAll(/\{(\d)\}/g, (_, i: string) => String(values[Number(i)] ?? ""));
}
