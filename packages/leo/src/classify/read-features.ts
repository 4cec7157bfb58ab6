import { hashText } from "@goldmane/std/hash-text";

/** A feature of a message by its hash, and its weight in the mean of all. */
export type Feature = { hash: number; weight: number };

/** Words say more than the pieces of words, of which there are many more. */
const wordWeight = 1;
const pairWeight = 0.8;
const pieceWeight = 0.35;
const pieceLengths = [3, 4, 5] as const;
const maxWords = 120;

/**
 * The words, pairs of words and pieces of words (character n-grams) of a message, after Bojanowski
 * et al., "Enriching Word Vectors with Subword Information" (2017): pieces recognize misspelled and
 * inflected words, in any language written in Latin letters.
 */
export function readFeatures(message: string): Feature[] {
  const words = splitWords(message);
  const features: Feature[] = [];
  const add = (feature: string, weight: number) => {
    features.push({ hash: hashText(feature), weight });
  };
  let before = "^";
  for (const word of words) {
    add(`w ${word}`, wordWeight);
    add(`p ${before} ${word}`, pairWeight);
    before = word;
    const marked = `<${word}>`;
    for (const length of pieceLengths) {
      for (let at = 0; at + length <= marked.length; at += 1) {
        add(`c ${marked.slice(at, at + length)}`, pieceWeight);
      }
    }
  }
  add(`p ${before} $`, pairWeight);
  return features;
}

/** Lower case, without accents and punctuation. Digits are told apart by their number only. */
export function splitWords(message: string): string[] {
  const plain = message
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[\u2018\u2019\u02bc`']/g, "")
    .replaceAll(/\d+/g, (digits) => "0".repeat(Math.min(4, digits.length)))
    .replaceAll(/[^a-z0-9?]+/g, " ")
    .replaceAll("?", " ? ")
    .trim();
  return plain === "" ? [] : plain.split(/\s+/).slice(0, maxWords);
}

/**
 * What the sum of features of this weight in all is multiplied with. By the square root, so that the
 * words of a long message that say what is meant don't drown in the others, as in a mean.
 */
export function scaleOf(weight: number): number {
  return weight === 0 ? 0 : 0.5 / Math.sqrt(weight);
}
