import { say } from "#platform/words/say.ts";
import { AnswerButtons } from "./answer-buttons.tsx";
import { AnswerCards } from "./answer-cards.tsx";
import styles from "./answer.module.css";
import type { ChatActs } from "./chat-acts.ts";
import { Chips } from "./chips.tsx";
import { Countdown } from "./countdown.tsx";
import { EngineNote } from "./engine-note.tsx";
import type { Message } from "./state.ts";

type Props = {
  message: Message;
  isLast: boolean;
  /** Until when Leo rests, if he does. */
  restsUntil: number | null;
  acts: ChatActs;
};

/** An answer of Leo with its cards; only the latest one shows suggestions. */
export function Answer({ message, isLast, restsUntil, acts }: Props) {
  const { content, state, reply } = message;
  return (
    // Takes the focus when a pressed chip disappears.
    <div className={styles.answer} tabIndex={-1}>
      {state === "waiting" ? (
        <p className={styles.text} data-waiting>
          {say`Let me think about that...`}
          <i aria-hidden="true" />
          <i aria-hidden="true" />
          <i aria-hidden="true" />
        </p>
      ) : state === "resting" && restsUntil !== null ? (
        <p className={styles.text}>
          <Countdown until={restsUntil} />
        </p>
      ) : (
        <p
          className={styles.text}
          data-care={reply?.care !== undefined}
          lang={reply?.language}
          dir="auto"
        >
          <bdi className={styles.unseen}>{say`Leo:`} </bdi>
          {content}
          {reply?.care?.helpline && <b className={styles.helpline}>{reply.care.helpline}</b>}
        </p>
      )}
      {reply && <EngineNote reply={reply} />}
      {reply && reply.cards.length > 0 && <AnswerCards cards={reply.cards} onPlay={acts.play} />}
      <AnswerButtons message={message} isLast={isLast} acts={acts} />
      {isLast && reply && <Chips suggestions={reply.suggestions} onSay={acts.say} />}
    </div>
  );
}
