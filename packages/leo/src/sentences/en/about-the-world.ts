/**
 * Matches general-knowledge questions without the polite words before them: "why is the sky blue",
 * "are dragons real", "12 times 3". A word for a film in the message outweighs it.
 */
export const aboutTheWorld = new RegExp(
  [
    "^(?:(?:do you know|i wonder|tell (?:me|us)|guess|say) )?(?:why|when|where|who|whose|how|which)\\b(?! about)",
    "^(?:(?:do you know|i wonder|tell (?:me|us)|guess|say) )?what (?!about\\b|else\\b|have you\\b|do you have\\b|has\\b|can (?:i|we)\\b|should (?:i|we)\\b)",
    "^(?:is|are|was|were|do|does|did|has|have|had|will|would|could|can|may|might) (?!you\\b|i\\b|we\\b|there (?:a|an|any|some|something|anything)\\b|something\\b|anything\\b)\\w+ \\w+",
    "^(?:should|must|may) (?:i|we) ",
    "^explain\\b",
    "^\\d+ (?:plus|minus|times|x|divided|multiplied|percent of)\\b",
    "\\b(?:square root|rhymes with)\\b",
  ].join("|"),
);
