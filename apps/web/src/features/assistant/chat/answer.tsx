import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import styles from "./answer.module.css";
import { canUndo, type ChatActs } from "./chat-acts.ts";
import { FilmCard } from "./film-card.tsx";
import type { Message } from "./state.ts";

type Props = { message: Message; isLast: boolean; acts: ChatActs };

/** An answer of Leo with its cards; only the latest one shows suggestions. */
export function Answer({ message, isLast, acts }: Props) {
  const { content, state, reply, isUndone } = message;
  if (state === "waiting")
    return (
      <p className={styles.text} data-waiting>
        {say`Let me think about that...`}
        <i aria-hidden="true" />
        <i aria-hidden="true" />
        <i aria-hidden="true" />
      </p>
    );
  const offers = reply?.actions.filter((action) => action.type === "offerAsk") ?? [];

  return (
    <div className={styles.answer}>
      <p className={styles.text} data-care={reply?.care !== undefined}>
        <span className={styles.unseen}>{say`Leo:`} </span>
        {content}
        {reply?.care?.helpline && <b className={styles.helpline}>{reply.care.helpline}</b>}
      </p>
      {reply && reply.cards.length > 0 && (
        <ul className={styles.cards} aria-label={say`Films`}>
          {reply.cards.map((card) => (
            <li key={card.title.id}>
              <FilmCard card={card} onPlay={() => acts.play(card.title.id, card.title.title)} />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.acts}>
        {offers.map((offer) => (
          <Button key={offer.titleId} variant="gold" onClick={() => acts.ask(offer)}>
            {say`Ask a parent`}
          </Button>
        ))}
        {canUndo(message) && (
          <Button variant="plain" icon="retry" onClick={() => acts.undo(message)}>
            {say`Undo`}
          </Button>
        )}
        {isUndone && <span className={styles.undone}>{say`Undone.`}</span>}
        {state === "failed" && isLast && (
          <Button variant="glass" icon="retry" onClick={() => acts.retry(message.id)}>
            {say`Try again`}
          </Button>
        )}
      </div>
      {isLast && reply?.confirm && (
        <div className={styles.acts}>
          <span className={styles.question}>{reply.confirm.question}</span>
          <Button variant="gold" onClick={() => acts.say(reply.confirm?.yes ?? "")}>
            {say`Yes`}
          </Button>
          <Button variant="glass" onClick={() => acts.say(reply.confirm?.no ?? "")}>
            {say`No`}
          </Button>
        </div>
      )}
      {isLast && reply && (
        <ul className={styles.chips} aria-label={say`Suggestions`}>
          {reply.suggestions.map((suggestion) => (
            <li key={suggestion}>
              <button type="button" className={styles.chip} onClick={() => acts.say(suggestion)}>
                {suggestion}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
