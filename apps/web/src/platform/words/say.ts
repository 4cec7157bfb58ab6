import { type Forms, joinForms, messageKey } from "./pack-catalog.ts";
import { getActiveLanguage } from "./active-language.ts";

/** Nothing is said for what is not there. */
type Value = string | number | null | undefined;

/**
 * A text in the language that is spoken: say`Welcome, ${name}`. The source is its English. To be
 * called whenever it is shown, never once for all: the language is not known before.
 */
export function say(words: TemplateStringsArray, ...values: readonly Value[]): string {
  return fillIn(sayText(joinWords(words)), values);
}

/** Likewise for a text that stands elsewhere, such as a genre's name; itself where nobody translated it. */
export function sayText(english: string): string {
  return findText(english) ?? english;
}

/** Likewise, or undefined where the language that is spoken does not have it. */
export function findText(english: string): string | undefined {
  const message = getActiveLanguage().catalog?.[messageKey(english)];
  return typeof message === "string" ? message : undefined;
}

/**
 * A text that depends on a number, which stands in it as `#`:
 * sayPlural(films, { one: "# film by {0}", other: "# films by {0}" }, name).
 */
export function sayPlural(
  count: number,
  forms: { one: string; other: string },
  ...values: readonly Value[]
): string {
  const { language, catalog } = getActiveLanguage();
  const message = catalog?.[messageKey(joinForms(forms))];
  const said: Forms = typeof message === "object" ? message : forms;
  const form = said[new Intl.PluralRules(language).select(count)] ?? said.other;
  return fillIn(form.replaceAll("#", new Intl.NumberFormat(language).format(count)), values);
}

/** A message with a numbered place for each value. */
export function joinWords(words: readonly string[]): string {
  return words.reduce((message, part, i) => `${message}{${i - 1}}${part}`);
}

function fillIn(message: string, values: readonly Value[]): string {
  return message.replaceAll(/\{(\d)\}/g, (_, i: string) => String(values[Number(i)] ?? ""));
}
