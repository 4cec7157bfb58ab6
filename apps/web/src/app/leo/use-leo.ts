import type { ChatReply } from "@goldmane/contracts/assistant/schema";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import type { ChatActs } from "#features/assistant/chat/chat-acts.ts";
import {
  askAgain,
  conversation,
  speakToLeo,
  type Talk,
  tellConversation,
} from "#features/assistant/chat/conversation.ts";
import { isBusy, isWaiting, type Press } from "#features/assistant/chat/state.ts";
import { currentParty } from "#platform/playback/current-party.ts";
import { currentFilm } from "#platform/playback/current-film.ts";
import { capabilitiesQuery } from "#features/assistant/queries.ts";
import type { Service } from "#features/assistant/services/state.ts";
import { prepareSound } from "#features/assistant/voice/play-sound.ts";
import { hush, isSpeaking, speakAloud } from "#features/assistant/voice/speaker.ts";
import { speaksAloud } from "#features/assistant/voice/speaker-choice.ts";
import { useHearing } from "#features/assistant/voice/use-hearing.ts";
import { useLeave } from "#features/account/sign-out/use-leave.ts";
import { music } from "#features/music/turntable.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { routes } from "#platform/routes.ts";
import { dismissLeo, leoCalled } from "#platform/leo/ask-leo.ts";
import { useStore } from "#platform/store.ts";
import { commandAtOnce } from "./acts/command-at-once.ts";
import { performActs, takeBack } from "./acts/perform-acts.ts";
import { pressButton } from "./acts/press-button.ts";

/** State and actions of Leo's dialog. */
export function useLeo() {
  const cache = useQueryClient();
  const [, navigate] = useLocation();
  const [draft, setDraft] = useState("");
  const [felt, setFelt] = useState<Pick<ChatReply, "feeling"> | null>(null);
  const [locked, setLocked] = useState<Service | null>(null);
  const { data: capabilities } = useQuery(capabilitiesQuery);
  const { data: session } = useQuery(sessionQuery);
  const leaving = useLeave(session, () => {
    dismissLeo();
    navigate(routes.familyLogin);
  });
  const chat = useStore(conversation);
  const speaks = useStore(isSpeaking);

  const around = { cache, navigate, askGrownUp: setLocked };
  const talk = (): Talk => ({
    here: readHere(),
    isAloud: speaksAloud.get(),
    onReply: (reply, messageId) => {
      setFelt({ feeling: reply.feeling });
      const aloud = [reply.response, reply.care?.helpline].filter(Boolean).join(" ");
      const { language = "en" } = reply;
      // The embedded voice speaks English only.
      const byServer = language === "en" || capabilities?.tts === "remote";
      if (speaksAloud.get()) speakAloud(aloud, { language, byServer });
      performActs(reply, messageId, around);
    },
  });

  /** Returns whether it was sent. */
  const tell = (message: string, wasSpoken = false) => {
    hush();
    if (speaksAloud.get()) prepareSound();
    const isSent = commandAtOnce(message) || speakToLeo(message, talk(), wasSpoken);
    if (isSent) setDraft("");
    return isSent;
  };

  const acts: ChatActs = {
    say: (message) => void tell(message),
    retry: (messageId) => askAgain(messageId, talk()),
    undo: ({ id }) => takeBack(id),
    play: (titleId) => {
      dismissLeo();
      navigate(routes.watch(titleId));
    },
    press: ({ id }, { label, action }) => {
      const tellPress = (press: Press) => tellConversation({ type: "pressed", id, label, press });
      tellPress("pending");
      void pressButton(action, { cache, navigate, signOut: leaving.leave }).then(tellPress);
    },
  };

  const muteSwitch = useHearing(capabilities, (text, { isWhole, isSure }) => {
    setDraft(text);
    // Player commands run as soon as they are recognized; a doubtful text is reviewed first.
    if (isSure) return tell(text, true);
    const isDone = isWhole && commandAtOnce(text);
    if (isDone) setDraft("");
    return isDone;
  });
  const isCalled = useStore(leoCalled);
  useEffect(() => {
    if (!isCalled || !capabilities) return;
    leoCalled.set(false);
    if (muteSwitch.canHear) muteSwitch.press();
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
    /** Typing stops what Leo says and hears. */
    type: (text: string) => {
      hush();
      if (muteSwitch.stage !== "off") muteSwitch.forget();
      setDraft(text);
    },
    send: () => {
      muteSwitch.forget();
      acts.say(draft);
    },
    muteSwitch,
    isBusy: isBusy(chat),
    doing,
    felt,
    leaving,
    locked,
    unlock: () => setLocked(null),
    askGrownUp: setLocked,
  };
}

/** What plays, and where. */
function readHere(): Talk["here"] {
  const film = currentFilm.get();
  return {
    ...(film && {
      titleId: film.playback.titleId,
      positionSeconds: film.player.video.currentTime,
    }),
    hasMusic: music.get() !== null,
    isInParty: currentParty.get() !== null,
  };
}
