import type { Card } from "@goldmane/contracts/assistant/schema";
import { useRef } from "react";
import { say } from "#platform/words/say.ts";
import { useRovingFocus } from "#ui/rail/use-roving-focus.ts";
import styles from "./answer-cards.module.css";
import { FilmCard } from "./film-card.tsx";

type Props = { cards: readonly Card[]; onPlay: (titleId: string, title: string) => void };

/** The films of an answer in a row that scrolls; the arrow keys move along it. */
export function AnswerCards({ cards, onPlay }: Props) {
  const row = useRef<HTMLUListElement>(null);
  const roving = useRovingFocus(row);
  return (
    <ul ref={row} className={styles.cards} aria-label={say`Films`} {...roving}>
      {cards.map((card) => (
        <li key={card.title.id} className={styles.item}>
          <FilmCard card={card} onPlay={() => onPlay(card.title.id, card.title.title)} />
        </li>
      ))}
    </ul>
  );
}
