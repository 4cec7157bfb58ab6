import { type ReactNode, useRef } from "react";
import { useStore } from "#platform/store.ts";
import { say } from "#platform/words/say.ts";
import { Answer } from "./answer.tsx";
import type { ChatActs } from "./chat-acts.ts";
import styles from "./chat-tab.module.css";
import { conversation } from "./conversation.ts";
import { Greeting } from "./greeting.tsx";
import { isWaiting } from "./state.ts";
import { useScrollToLast } from "./use-scroll-to-last.ts";

type Props = {
  acts: ChatActs;
  name: string | null;
  isOff: boolean;
  /** The composer. */
  composer: ReactNode;
};

/** The conversation and the composer. */
export function ChatTab({ acts, name, isOff, composer }: Props) {
  const chat = useStore(conversation);
  const end = useRef<HTMLDivElement>(null);
  const { messages } = chat;
  useScrollToLast(end, messages);
  const last = messages.at(-1);

  return (
    <div className={styles.tab}>
      <div
        className={styles.messages}
        role="log"
        aria-label={say`Conversation with Leo`}
        aria-busy={isWaiting(chat)}
      >
        {messages.length === 0 && <Greeting name={name} isOff={isOff} onSay={acts.say} />}
        {messages.map((message) =>
          message.role === "user" ? (
            <p key={message.id} className={styles.own}>
              <span className={styles.unseen}>{say`You:`} </span>
              {message.content}
            </p>
          ) : (
            <Answer key={message.id} message={message} isLast={message === last} acts={acts} />
          ),
        )}
        <div ref={end} />
      </div>
      {!isOff && composer}
    </div>
  );
}
