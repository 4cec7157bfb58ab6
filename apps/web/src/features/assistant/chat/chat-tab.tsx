import { type ReactNode, useRef } from "react";
import { useStore } from "#platform/store.ts";
import { say } from "#platform/words/say.ts";
import { Answer } from "./answer.tsx";
import type { ChatActs } from "./chat-acts.ts";
import styles from "./chat-tab.module.css";
import { conversation } from "./conversation.ts";
import { describeLast } from "./describe-last.ts";
import { Greeting } from "./greeting.tsx";
import { OwnMessage } from "./own-message.tsx";
import { isWaiting } from "./state.ts";
import { useAnswerFocus } from "./use-answer-focus.ts";
import { usePageKeys } from "./use-page-keys.ts";
import { useScrollToLast } from "./use-scroll-to-last.ts";

type Props = {
  acts: ChatActs;
  name: string | null;
  isOff: boolean;
  /** Puts a message into the text field again. */
  onCorrect: (message: string) => void;
  /** The composer. */
  composer: ReactNode;
};

/** The conversation and, below it, the composer. */
export function ChatTab({ acts, name, isOff, onCorrect, composer }: Props) {
  const chat = useStore(conversation);
  const tab = useRef<HTMLDivElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const { messages, restsUntil } = chat;
  useScrollToLast(log, messages);
  usePageKeys(tab, log);
  const notePress = useAnswerFocus(tab, log, messages);
  const last = messages.at(-1);
  const lastOwn = messages.findLast(({ role }) => role === "user");

  return (
    <div ref={tab} className={styles.tab}>
      <div
        ref={log}
        className={styles.messages}
        role="log"
        // The last answer is announced once, below.
        aria-live="off"
        aria-label={say`Conversation with Leo`}
        aria-busy={isWaiting(chat)}
        onClickCapture={notePress}
      >
        {messages.length === 0 && <Greeting name={name} isOff={isOff} onSay={acts.say} />}
        {messages.map((message) =>
          message.role === "user" ? (
            <OwnMessage
              key={message.id}
              message={message}
              onCorrect={message === lastOwn ? () => onCorrect(message.content) : null}
            />
          ) : (
            <Answer
              key={message.id}
              message={message}
              isLast={message === last}
              restsUntil={restsUntil}
              acts={acts}
            />
          ),
        )}
      </div>
      <output className={styles.unseen}>{describeLast(last)}</output>
      {!isOff && composer}
    </div>
  );
}
