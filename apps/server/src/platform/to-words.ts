/**
 * A text as its words with single spaces between: without case, accents and punctuation, so that
 * texts can be compared as they are heard.
 */
export function toWords(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
