import { useLayoutEffect, useRef } from "react";
import { useStore } from "#platform/store.ts";
import { say } from "#platform/words/say.ts";
import type { PartyProps } from "#features/parties/room/party-props.ts";
import { ChatLine } from "./chat-line.tsx";
import { PhraseBoard } from "./phrase-board.tsx";
import { WriteLine } from "./write-line.tsx";
import styles from "./chat.module.css";

/** A reader who has scrolled up further than this is reading, and is left there. */
const nearEndPixels = 80;

/** What is said beside the film, newest last. */
export function Chat(partyProps: PartyProps) {
  const { room, party, own } = partyProps;
  const lines = useStore(room.lines);
  const list = useRef<HTMLOListElement>(null);
  const isAtEnd = useRef(true);

  useLayoutEffect(() => {
    const { current } = list;
    if (current && isAtEnd.current) current.scrollTop = current.scrollHeight;
  });
  const noteScroll = () => {
    const { current } = list;
    if (!current) return;
    const left = current.scrollHeight - current.scrollTop - current.clientHeight;
    isAtEnd.current = left < nearEndPixels;
  };

  return (
    <div className={styles.chat}>
      <ol
        ref={list}
        className={styles.lines}
        aria-label={say`Chat`}
        aria-live="polite"
        onScroll={noteScroll}
      >
        {lines.length === 0 && (
          <li className={styles.quiet}>{say`Nobody has said a word yet. Say hello!`}</li>
        )}
        {lines.map((line) => (
          <ChatLine key={line.id} line={line} partyProps={partyProps} />
        ))}
      </ol>
      {!own.may.includes("chat") && (
        <p
          className={styles.quiet}
        >{say`You are listening: whoever gives the party has the chat.`}</p>
      )}
      {own.may.includes("chat") &&
        (own.isChild ? (
          <PhraseBoard room={room} />
        ) : (
          <WriteLine
            room={room}
            slowSeconds={own.role === "guest" ? party.settings.slowModeSeconds : 0}
          />
        ))}
    </div>
  );
}
