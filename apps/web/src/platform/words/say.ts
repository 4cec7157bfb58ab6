import { type Forms, joinForms, messageKey } from "./pack-catalog.ts";
import { getActiveLanguage } from "./active-language.ts";

/** Null and undefined render as an empty string. */
type Value = string | number | null | undefined;

/**
 * Localizes a text: say`Welcome, ${name}`. The source is the English. Call it at render time, never
 * at module load, when the language isn't known yet.
 */
export function say(words: TemplateStringsArray, ...values: readonly Value[]): string {
  return fillIn(sayText(joinWords(words)), values);
}

/**
 * Localizes a text that is defined elsewhere, such as a genre's name; falls back to the English.
 */
export function sayText(english: string): string {
  return findText(english) ?? english;
}

/** Like `sayText`, but undefined if the active language lacks it. */
export function findText(english: string): string | undefined {
  const message = getActiveLanguage().catalog?.[messageKey(english)];
  return typeof message === "string" ? message : undefined;
}

/**
 * Localizes a text that depends on a count, written as `#`: sayPlural(films, { one: "# film by
 * {0}", other: "# films by {0}" }, name).
 */
export function sayPlural(
  count: number,
  forms: { one: string; other: string },
  ...values: readonly Value[]
): string {
  const { locale, catalog } = getActiveLanguage();
  const message = catalog?.[messageKey(joinForms(forms))];
  const said: Forms = typeof message === "object" ? message : forms;
  const form = said[new Intl.PluralRules(locale).select(count)] ?? said.other;
  return fillIn(form.replaceAll("#", new Intl.NumberFormat(locale).format(count)), values);
}

/** Joins template parts with numbered placeholders. */
export function joinWords(words: readonly string[]): string {
  return words.reduce((message, part, i) => `${message}{${i - 1}}${part}`);
}

function fillIn(message: string, values: readonly Value[]): string {
  return message.replaceAll(/\{(\d)\}/g, (_, i: string) => String(values[Number(i)] ?? ""));
}
