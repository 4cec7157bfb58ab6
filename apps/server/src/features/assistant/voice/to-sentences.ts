/** A first sound should not wait for the last sentence; a sentence alone is too short to sound well. */
const shortest = 40;

/** A text as a voice reads it: without what only eyes read, cut where it takes breath. */
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
