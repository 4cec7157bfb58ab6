import type { SafetyCategory } from "#understanding.ts";

/** Word groups that must all occur, in any order: covers unforeseen phrasings. */
export type TogetherRule = { category: SafetyCategory; all: readonly RegExp[]; not?: RegExp };

export const togetherRules: readonly TogetherRule[] = [
  {
    category: "drugs",
    all: [
      /\b(?:beers?|vodka|wine|whisk(?:e)?y|rum|gin|tequila|booze|alcohol|liquor|champagne|cigarettes?|cigars?|fags|ciggies|tobacco|vapes?|vaping|joints?|pot|drugs?|pills|shrooms|mushrooms)\b/,
      /\b(?:gave|give|given|gives|drink|drank|drunk|tried|try|taste|tasted|offered|smoke|smoked|smoking|buy|bought|sell|sells|sold|steal|stole|find|high|addicted|magic)\b/,
      /\b(?:i|me|my|we|us|how|where|can)\b/,
    ],
    not: /\b(?:ginger beer|root beer|butterbeer|flower ?pots?|honey ?pot|teapot|cook|soup|in the film|song|mario|doctor|medicine)\b/,
  },
  {
    category: "weapons",
    all: [
      /\b(?:i|me|we)\b/,
      /\b(?:have|got|brought|bring|hid|carry|found) (?:\w+ ){0,2}(?:gun|pistol|rifle|knife|bomb|grenade|bullets?)\b/,
      /\b(?:bag|backpack|school|pocket|drawer|dads|house|room|locker|bed|real)\b/,
    ],
    not: /\b(?:toy|water|nerf|butter|kitchen|cake|lego|game|film)\b/,
  },
  {
    category: "weapons",
    all: [
      /\bhow (?:can|do|could|would) (?:i|we|you)\b/,
      /\b(?:hurt|kill|harm|injure|poison|stab|shoot|murder|attack)\b/,
      /\b(?:my|someone|somebody|people|him|her|them|a person|the teacher|kids?|boy|girl|sister|brother|dog|cat)\b/,
    ],
    not: /\b(?:feelings|not|stop|game|level|boss|dragon)\b/,
  },
];
