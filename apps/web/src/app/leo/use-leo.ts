import type { ChatReply } from "@goldmane/contracts/assistant/schema";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "wouter";
import type { ChatActs } from "#features/assistant/chat/chat-acts.ts";
import {
  askAgain,
  conversation,
  speakToLeo,
  type Talk,
  tellConversation,
} from "#features/assistant/chat/conversation.ts";
import { isWaiting } from "#features/assistant/chat/state.ts";
import { currentFilm } from "#platform/playback/current-film.ts";
import { capabilitiesQuery } from "#features/assistant/queries.ts";
import type { Service } from "#features/assistant/services/state.ts";
import { isSpeaking, speakAloud } from "#features/assistant/voice/speaker.ts";
import { speaksAloud } from "#features/assistant/voice/speaker-choice.ts";
import { useHearing } from "#features/assistant/voice/use-hearing.ts";
import { useRequestApproval } from "#features/controls/queries.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { routes } from "#platform/routes.ts";
import { dismissLeo } from "#platform/leo/ask-leo.ts";
import { useStore } from "#platform/store.ts";
import { say } from "#platform/words/say.ts";
import { commandAtOnce } from "./command-at-once.ts";
import { performActs, takeBack } from "./perform-acts.ts";

/** State and actions of Leo's dialog. */
export function useLeo() {
  const cache = useQueryClient();
  const [, navigate] = useLocation();
  const [draft, setDraft] = useState("");
  const [felt, setFelt] = useState<Pick<ChatReply, "feeling"> | null>(null);
  const [locked, setLocked] = useState<Service | null>(null);
  const { data: capabilities } = useQuery(capabilitiesQuery);
  const { data: session } = useQuery(sessionQuery);
  const { mutate: requestApproval } = useRequestApproval();
  const chat = useStore(conversation);
  const speaks = useStore(isSpeaking);

  const around = { cache, navigate, askGrownUp: setLocked };
  const talk = (): Talk => ({
    here: readHere(),
    onReply: (reply, messageId) => {
      setFelt({ feeling: reply.feeling });
      const aloud = [reply.response, reply.care?.helpline].filter(Boolean).join(" ");
      if (speaksAloud.get()) void speakAloud(aloud);
      performActs(reply, messageId, around);
    },
  });

  const acts: ChatActs = {
    say: (message) => {
      if (commandAtOnce(message) || speakToLeo(message, talk())) setDraft("");
    },
    retry: (messageId) => askAgain(messageId, talk()),
    undo: ({ id }) => takeBack(id),
    play: (titleId) => {
      dismissLeo();
      navigate(routes.watch(titleId));
    },
    ask: ({ titleId, title }) =>
      requestApproval(
        { kind: "title", titleId },
        {
          onSuccess: () =>
            tellConversation({ type: "added", text: say`I asked a parent about ${title}.` }),
          onError: () =>
            tellConversation({
              type: "added",
              text: say`I couldn’t ask just now. Try again in a moment.`,
            }),
        },
      ),
  };

  const muteSwitch = useHearing(capabilities, (text, isWhole) => {
    // Player commands run as soon as they are recognized; other text is reviewed first.
    const isDone = isWhole && commandAtOnce(text);
    setDraft(isDone ? "" : text);
    return isDone;
  });
  const waits = isWaiting(chat);
  const doing =
    muteSwitch.stage === "listening"
      ? ("listening" as const)
      : waits || muteSwitch.stage === "understanding"
        ? ("thinking" as const)
        : speaks
          ? ("speaking" as const)
          : ("idle" as const);

  return {
    acts,
    capabilities,
    session,
    draft,
    setDraft,
    send: () => {
      muteSwitch.forget();
      acts.say(draft);
    },
    muteSwitch,
    isWaiting: waits,
    doing,
    felt,
    locked,
    unlock: () => setLocked(null),
    askGrownUp: setLocked,
  };
}

/** The film on the screen and its position. */
function readHere(): Talk["here"] {
  const film = currentFilm.get();
  if (!film) return undefined;
  return { titleId: film.playback.titleId, positionSeconds: film.player.video.currentTime };
}
