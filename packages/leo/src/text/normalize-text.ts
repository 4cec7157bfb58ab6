import { numberWords, readNumbers } from "./numbers.ts";

/** Longer messages are cut. */
const usualMaxCharacters = 1000;

const shortForms: readonly [RegExp, string][] = [
  [/\b(what|where|who|how|that|it|there|here|he|she|when|why)'?s\b(?! own)/g, "$1 is"],
  [/\bi'?m\b/g, "i am"],
  [/\b(i|you|we|they)'d\b/g, "$1 would"],
  [/\b(i|you|we|they|it|that)'ll\b/g, "$1 will"],
  [/\b(i|you|we|they)'ve\b/g, "$1 have"],
  [/\b(you|we|they)'re\b/g, "$1 are"],
  [/\bcan'?t\b|\bcannot\b/g, "can not"],
  [/\bwon'?t\b/g, "will not"],
  [/\b(do|does|did|is|are|was|were|has|have|would|could|should)n'?t\b/g, "$1 not"],
  [/\bnvm\b/g, "never mind"],
  [/\bidk\b|\bdunno\b/g, "i do not know"],
  [/\bsmth\b|\bsth\b|\bsomthing\b/g, "something"],
  [/\bwat\b|\bwut\b/g, "what"],
  [/\bwanna\b/g, "want to"],
  [/\bgonna\b/g, "going to"],
  [/\bgotta\b/g, "got to"],
  [/\bgimme\b/g, "give me"],
  [/\blemme\b/g, "let me"],
  [/\blet'?s\b/g, "lets"],
  [/\bsci[ -]?fi\b|\bscience fiction\b/g, "scifi"],
  [/\blo[ -]?fi\b/g, "lofi"],
  [/\btv\b/g, "television"],
  [/%/g, " percent "],
  [/&/g, " and "],
  [/\b(\d+)(st|nd|rd|th)\b/g, "$1th"],
  [/\b(\d+)\s?(mins?|m)\b/g, "$1 minutes"],
  [/\b(\d+)\s?(secs?|s)\b/g, "$1 seconds"],
  [/\b(\d+)\s?(hrs?|h)\b/g, "$1 hours"],
  [/\b(\d+)\s?(?:yo|y o|yr olds?|years? olds?)\b/g, "$1 year old"],
];

/** Matches a contraction, an apostrophe, a digit or a number word; most texts have none. */
const hasForms = new RegExp(
  `['\\d\u2018\u2019\u02bc\`]|${shortForms.map(([form]) => form.source).join("|")}|\\b(?:${numberWords.join("|")})\\b`,
);

/**
 * Normalizes a text for templates and lists: lower case, contractions expanded, numbers as digits,
 * only letters and digits separated by single spaces. Text after `maxCharacters` is ignored.
 */
export function normalizeText(text: string, { maxCharacters = usualMaxCharacters } = {}): string {
  let plain = text
    .slice(0, maxCharacters)
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase();
  if (!hasForms.test(plain)) return plain.replaceAll(/[^a-z0-9]+/g, " ").trim();
  plain = plain
    .replaceAll(/[\u2018\u2019\u02bc`]/g, "'")
    .replaceAll(/(\d)[-](?=[a-z])/g, "$1 ")
    .replaceAll(/(\d):(\d\d)\b/g, "$1 minutes $2");
  for (const [form, written] of shortForms) plain = plain.replaceAll(form, written);
  const words = plain
    .replaceAll(/(?<=[a-z])'s\b/g, "s")
    .replaceAll("'", "")
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();
  return words ? readNumbers(words.split(" ")).join(" ") : "";
}
