/** Minimum length: short enough for an early first sound, long enough to sound natural. */
const shortest = 40;

/** Splits a text into sentences to speak, without markup. */
export function toSentences(text: string): string[] {
  const plain = text
    .replaceAll(/\b(?:https?:\/\/|www\.)\S+/gi, " ")
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/[*_`~#>|]+/g, " ")
    .replaceAll(/\p{Extended_Pictographic}/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  const parts = plain.split(/(?<=[.!?…])\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part));
  const sentences: string[] = [];
  for (const part of parts) {
    const last = sentences.at(-1);
    if (last !== undefined && last.length < shortest)
      sentences[sentences.length - 1] = `${last} ${part}`;
    else sentences.push(part);
  }
  return sentences;
}
