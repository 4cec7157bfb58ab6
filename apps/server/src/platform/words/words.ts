import { type Language, locales } from "@goldmane/contracts/languages";
import spanish from "#words/es.json" with { type: "json" };

/** Translations by their English text; plurals have two forms. */
type Catalog = Readonly<Record<string, string | { one: string; other: string }>>;

const catalogs: Readonly<Record<Language, Catalog>> = { en: {}, es: spanish };

/** Texts that the server writes in a reader's language. English is the source and the key. */
export class Words {
  readonly language: Language;
  readonly #said: Catalog;

  constructor(language: Language) {
    this.language = language;
    this.#said = catalogs[language];
  }

  /** say`Welcome, ${name}`; falls back to English. */
  readonly say = (words: TemplateStringsArray, ...values: readonly (string | number)[]): string =>
    fillIn(this.sayText(words.reduce((message, part, i) => `${message}{${i - 1}}${part}`)), values);

  /** The same for a text defined elsewhere, such as a badge's name. */
  readonly sayText = (english: string): string => {
    const message = this.#said[english];
    return typeof message === "string" ? message : english;
  };

  /** A film's theme. Themes have their own keys, since some moods share their English. */
  readonly sayTheme = (theme: string): string => {
    const said = this.sayText(`about ${theme}`);
    return said === `about ${theme}` ? theme : said;
  };

  /** A plural text; `#` is the number. */
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
    new Intl.ListFormat(locales[this.language], { type: "conjunction" }).format(items);

  readonly formatNumber = (value: number, options: Intl.NumberFormatOptions = {}): string =>
    new Intl.NumberFormat(locales[this.language], options).format(value);

  /** In UTC, the time zone of billing. */
  readonly formatDate = (at: number, options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(locales[this.language], { timeZone: "UTC", ...options }).format(at);
}

function fillIn(message: string, values: readonly (string | number)[]): string {
  return message.replaceAll(/\{(\d)\}/g, (_, i: string) => String(values[Number(i)] ?? ""));
}
