import type { ChatReply } from "@goldmane/contracts/assistant/schema";
import { useState } from "react";
import { conversation, speakToLeo } from "#features/assistant/chat/conversation.ts";
import { toWish } from "#features/spaceship/wish.ts";
import { askLeo } from "#platform/leo/ask-leo.ts";
import { useStore } from "#platform/store.ts";

/** Other courses offered besides the first. */
const choicesAtMost = 4;

/** The titles that an answer names, the best first. */
function titlesOf({ actions, cards }: ChatReply): readonly { id: string; title: string }[] {
  const played = actions.flatMap((action) =>
    action.type === "play" ? [{ id: action.titleId, title: action.title }] : [],
  );
  const shown = cards.map(({ title }) => ({ id: title.id, title: title.title }));
  return [...played, ...shown.filter(({ id }) => !played.some((one) => one.id === id))];
}

/**
 * Asks Leo for a course, in the conversation that his own window shows. Whatever isn't a film is
 * left to that window: it has the buttons for it.
 */
export function useCourseByLeo(onCourse: (titleId: string) => void) {
  const { messages } = useStore(conversation);
  const [askedAt, setAskedAt] = useState<number | null>(null);
  const [choices, setChoices] = useState<readonly { id: string; title: string }[]>([]);
  const last = askedAt === null ? undefined : messages.find(({ id }) => id === askedAt);

  const ask = (message: string) => {
    const wasSent = speakToLeo(toWish(message), {
      here: undefined,
      isAloud: false,
      onReply: (reply) => {
        const titles = titlesOf(reply);
        setChoices(titles.slice(1, choicesAtMost + 1));
        const [first] = titles;
        if (reply.care || (!first && reply.actions.length > 0)) askLeo();
        else if (first) onCourse(first.id);
      },
    });
    if (!wasSent) return;
    setChoices([]);
    setAskedAt(conversation.get().lastId);
  };
  return {
    ask,
    choices,
    isBusy: last?.state === "waiting",
    answer: last?.content ?? "",
  };
}
