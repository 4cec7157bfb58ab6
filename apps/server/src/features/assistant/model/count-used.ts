/** In most languages and models, at least. */
const charactersOfToken = 3.5;

type Used = { totalTokens?: number; inputTokens?: number; outputTokens?: number };

/** The tokens that a server says were used up; some say nothing, and then it is by the text. */
export function countUsed({ totalTokens, inputTokens = 0, outputTokens = 0 }: Used, text: string) {
  return totalTokens || inputTokens + outputTokens || Math.ceil(text.length / charactersOfToken);
}
