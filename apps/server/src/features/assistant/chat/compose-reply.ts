import { cardsAtMost, suggestionCount } from "@goldmane/contracts/assistant/limits";
import type { ChatReply } from "@goldmane/contracts/assistant/schema";
import type { Answered } from "#features/assistant/embedded/answer-by-engine.ts";

const usual = ["What should I watch?", "Something funny", "Tell me a joke", "What can you do?"];

type Facts = {
  engine: ChatReply["engine"];
  isDegraded: boolean;
  /** Set when the viewer may need a person; includes the helpline to call. */
  care: { helpline: string | null } | null;
};

export function composeReply(answered: Answered, { engine, isDegraded, care }: Facts): ChatReply {
  const { text, actions = [], cards = [], suggestions = [], confirm, intent } = answered;
  return {
    response: text,
    engine,
    ...(isDegraded && { degraded: true }),
    intent,
    feeling: answered.feeling ?? "happy",
    actions: [...actions],
    cards: cards.slice(0, cardsAtMost).map((card) => ({ ...card })),
    suggestions: [...new Set([...suggestions, ...usual])].slice(0, suggestionCount),
    ...(confirm && { confirm }),
    ...(care && { care }),
  };
}
