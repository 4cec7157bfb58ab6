import { readSpanishNumbers } from "./spanish-numbers.ts";

const usualMaxCharacters = 1000;

/** Short forms of messages, and units as words. */
const longForms: readonly [RegExp, string][] = [
  [/\bxq\b|\bpq\b|\bporq\b/g, "porque"],
  [/\bxfa\b|\bporfis\b|\bporfa\b|\bx favor\b/g, "por favor"],
  [/\bq\b|\bke\b|\bk\b/g, "que"],
  [/\bpa\b/g, "para"],
  [/\btmb\b|\btb\b/g, "tambien"],
  [/\b(\d+)\s?(?:mins?|m)\b/g, "$1 minutos"],
  [/\b(\d+)\s?(?:segs?|s)\b/g, "$1 segundos"],
  [/\b(\d+)\s?(?:hrs?|h)\b/g, "$1 horas"],
  [/\bmedia hora\b/g, "30 minutos"],
  [/\b(?:un )?cuarto de hora\b/g, "15 minutos"],
  [/\bhora y media\b/g, "hora 30 minutos"],
  [/%/g, " por ciento "],
];

/**
 * Normalizes a Spanish text for slots and names, as `normalizeText` does an English one: lower case
 * without accents, short forms written out, numbers as digits, single spaces.
 */
export function normalizeSpanish(
  text: string,
  { maxCharacters = usualMaxCharacters } = {},
): string {
  let plain = text
    .slice(0, maxCharacters)
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/(\d):(\d\d)\b/g, "$1 y $2");
  for (const [form, written] of longForms) plain = plain.replaceAll(form, written);
  const words = plain.replaceAll(/[^a-z0-9]+/g, " ").trim();
  return words ? readSpanishNumbers(words.split(" ")).join(" ") : "";
}
