/**
 * Normalizes a text to words separated by single spaces, without case, accents and punctuation, to
 * compare texts as they are heard.
 */
export function toWords(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
