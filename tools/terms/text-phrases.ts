import type { Term } from "./terms.ts";

const friends = "someone, anyone or everyone";

/**
 * Phrases that no interface text, e-mail or error message has: the terms that docs/glossary.md
 * replaced, and words that no one says.
 */
export const textPhrases: readonly Term[] = [
  { pattern: /\b(?:some|every)body\b|\bwho(?:so)?ever\b/i, use: friends },
  { pattern: /\bwhom\b/i, use: "who" },
  { pattern: /\banew\b/i, use: "again" },
  { pattern: /\bgo(?:es)? on\b/i, use: "continue" },
  { pattern: /\bvoid\b/i, use: "no longer valid" },
  { pattern: /\bis to (?:be|have|stay|go)\b/i, use: "must or will" },
  { pattern: /\bas long as nothing\b/i, use: "until" },
  {
    pattern: /\b(?:you|they|he|she|guests|children|kids) may (?!be\b|have\b|need\b|see a\b)/i,
    use: "can",
  },
  {
    pattern: /\bcould not be \w+/i,
    use: "what happened and what to do, such as: We couldn’t load it.",
  },
  { pattern: /\b(?:the|this|our|your own|every|each) house\b/i, use: "server or household" },
  { pattern: /\bevenings?\b(?<!(?:for|in) the evening)/i, use: "party or scheduled party" },
  {
    pattern: /\bletters?\b(?<!fewer letters)(?!,? (?:or |and )?(?:digit|number)s)/i,
    use: "e-mail",
  },
  { pattern: /\bhalls?\b/i, use: "genre" },
  { pattern: /\bdoors?\b(?! in old trees)/i, use: "page, sign-in or start" },
  { pattern: /\blamps?\b/i, use: "a plain noun" },
  { pattern: /\bshel(?:f|ves)\b/i, use: "library, row or downloads" },
  { pattern: /\bsofas?\b/i, use: "couch" },
  { pattern: /\bnewcomers?\b|\bpasser-?by\b/i, use: "visitor" },
  { pattern: /\bbed times?\b/i, use: "bedtime" },
  { pattern: /\bcinemas?\b(?<!Interactive Cinema)/i, use: "theater" },
  {
    pattern:
      /\b(?:programme|catalogue|theatre|colour|favourite|neighbour|cancelled|cosy|grey|centre|apologise|organise|recognise|mobile phone)s?\b/i,
    use: "the American word",
  },
];
