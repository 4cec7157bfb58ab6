import { openScript } from "@goldmane/branching/script";
import { walkScript } from "@goldmane/branching/walk-script";

/**
 * Every text of a script that viewers read or say: prompts, options, and the other words that choose
 * an option. Those of games and taps name results, which nobody reads.
 */
export function scriptTextsOf(compiled: string): string[] {
  const texts = walkScript(openScript(compiled)).moments.flatMap(({ moment: { next } }) => {
    if (next.kind === "ending") return [];
    const prompt = "prompt" in next && next.prompt !== null ? [next.prompt] : [];
    if (next.kind !== "choice") return prompt;
    return [...prompt, ...next.options.flatMap(({ text, says }) => [text, ...says])];
  });
  return [...new Set(texts)];
}
