import countryTable from "#corpus/facts/countries.json" with { type: "json" };
import definitionsEn from "#corpus/facts/definitions.en.json" with { type: "json" };
import definitionsEs from "#corpus/facts/definitions.es.json" with { type: "json" };
import pairs from "#corpus/facts/words.json" with { type: "json" };
import type { Language } from "#distress/distress.ts";

type CountryText = {
  name: string;
  others: readonly string[];
  /** Several if the seat of government is elsewhere: "Amsterdam, though the government …". */
  capital: string;
  languages: readonly string[];
  people: string;
  fact: string;
};

export type Country = {
  /** ISO 3166, or "GB-ENG" for a part of the United Kingdom. */
  code: string;
  en: CountryText;
  es: CountryText;
  continent: string;
  flag: string;
  flagEs: string;
};

export type Definition = { word: string; say: string };
export type WordPair = { en: string; es: string };

export const countries: readonly Country[] = countryTable;
export const definitions: Readonly<Record<Language, readonly Definition[]>> = {
  en: definitionsEn,
  es: definitionsEs,
};
export const wordPairs: readonly WordPair[] = pairs;
