import { cardsAtMost, suggestionCount } from "@goldmane/contracts/assistant/limits";
import type { ChatReply } from "@goldmane/contracts/assistant/schema";
import type { Answered } from "#features/assistant/embedded/answer-by-engine.ts";

import { usualSuggestions } from "#features/assistant/tools/texts/suggestions.ts";
import type { Words } from "#platform/words/words.ts";

type Facts = {
  engine: ChatReply["engine"];
  isDegraded: boolean;
  /** Set when the viewer may need a person; includes the helpline to call. */
  care: { helpline: string | null } | null;
  /** Of the answer. */
  words: Words;
};

export function composeReply(answered: Answered, facts: Facts): ChatReply {
  const { engine, isDegraded, care, words } = facts;
  const { text, actions = [], cards = [], suggestions = [], confirm, choices, intent } = answered;
  const { watch, funny, joke, help } = usualSuggestions(words);
  return {
    response: text,
    language: answered.language ?? words.language,
    engine,
    ...(isDegraded && { degraded: true }),
    intent,
    feeling: answered.feeling ?? "happy",
    actions: [...actions],
    cards: cards.slice(0, cardsAtMost).map((card) => ({ ...card })),
    suggestions: [...new Set([...suggestions, watch, funny, joke, help])].slice(0, suggestionCount),
    ...(confirm && { confirm }),
    ...(choices && { choices }),
    ...(care && { care }),
  };
}
