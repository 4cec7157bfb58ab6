/** A lower bound for most languages and models. */
const charactersOfToken = 3.5;

type Used = { totalTokens?: number; inputTokens?: number; outputTokens?: number };

/** Tokens reported by the server, or estimated from the text. */
export function countUsed({ totalTokens, inputTokens = 0, outputTokens = 0 }: Used, text: string) {
  return totalTokens || inputTokens + outputTokens || Math.ceil(text.length / charactersOfToken);
}
