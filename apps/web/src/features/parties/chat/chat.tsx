import { useLayoutEffect, useRef } from "react";
import { useStore } from "#platform/store.ts";
import { say } from "#platform/words/say.ts";
import type { PartyProps } from "#features/parties/room/party-props.ts";
import { ChatMessageItem } from "./chat-message-item.tsx";
import { PhraseBoard } from "./phrase-board.tsx";
import { MessageForm } from "./message-form.tsx";
import styles from "./chat.module.css";

/** Beyond this distance from the end the reader has scrolled up, so new messages don't scroll the list. */
const nearEndPixels = 80;

/** The party's chat, newest message last. */
export function Chat(partyProps: PartyProps) {
  const { room, party, own } = partyProps;
  const messages = useStore(room.messages);
  const list = useRef<HTMLOListElement>(null);
  const isAtEnd = useRef(true);

  useLayoutEffect(() => {
    const { current } = list;
    if (current && isAtEnd.current) current.scrollTop = current.scrollHeight;
  });
  const trackScroll = () => {
    const { current } = list;
    if (!current) return;
    const left = current.scrollHeight - current.scrollTop - current.clientHeight;
    isAtEnd.current = left < nearEndPixels;
  };

  return (
    <div className={styles.chat}>
      <ol
        ref={list}
        className={styles.messages}
        aria-label={say`Chat`}
        aria-live="polite"
        onScroll={trackScroll}
      >
        {messages.length === 0 && (
          <li className={styles.quiet}>{say`No messages yet. Say hello!`}</li>
        )}
        {messages.map((message) => (
          <ChatMessageItem key={message.id} message={message} partyProps={partyProps} />
        ))}
      </ol>
      {!own.may.includes("chat") && (
        <p
          className={styles.quiet}
        >{say`The host turned off chat for you. You can still read messages.`}</p>
      )}
      {own.may.includes("chat") &&
        (own.isChild ? (
          <PhraseBoard room={room} />
        ) : (
          <MessageForm
            room={room}
            slowSeconds={own.role === "guest" ? party.settings.slowModeSeconds : 0}
          />
        ))}
    </div>
  );
}
