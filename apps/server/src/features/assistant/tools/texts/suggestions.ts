import type { Words } from "#platform/words/words.ts";

/** Messages that fit after many answers. Leo understands each of them. */
export function usualSuggestions({ say }: Words) {
  return {
    watch: say`What should I watch?`,
    funny: say`Something funny`,
    calm: say`Something calm`,
    short: say`Something short`,
    surprise: say`Surprise me`,
    joke: say`Tell me a joke`,
    story: say`Tell me a story`,
    help: say`What can you do?`,
    undo: say`Undo`,
    list: say`Show my list`,
    timeLeft: say`How much time is left?`,
    similar: say`More like this`,
  };
}

export function playSuggestion({ say }: Words, title: string): string {
  return say`Play ${title}`;
}

/** What to do with one film. */
export function titleSuggestions(words: Words, title: string): string[] {
  const { say } = words;
  return [
    playSuggestion(words, title),
    say`Add ${title} to my list`,
    usualSuggestions(words).similar,
  ];
}
