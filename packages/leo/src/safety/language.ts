import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from "obscenity";

const english = englishDataset.build();

/** Harmless Spanish words that contain an English one, or look like it. */
const spanish = ["cumple", "cumpl", "negro", "negra"];

const matcher = new RegExpMatcher({
  ...english,
  ...englishRecommendedTransformers,
  whitelistedTerms: [...(english.whitelistedTerms ?? []), ...spanish],
});

/** "F***", "sh*t": censored, but readable to everyone. */
const starred = /(?<![\p{L}*])[abcdfpsw]\p{L}?[*#@$%]{1,4}\p{L}{0,4}(?![\p{L}*])/iu;

/** Whether a text contains offensive words, however they are written. */
export function hasFoulLanguage(text: string): boolean {
  return matcher.hasMatch(text) || starred.test(text);
}
