import { useQuery } from "@tanstack/react-query";
import { asksQuery } from "#features/controls/queries.ts";
import { say } from "#platform/words/say.ts";
import { AskCard } from "./ask-card.tsx";
import styles from "./ask-list.module.css";

/** What the children asked today, and what became of it. For the family's page of a parent. */
export function AskList() {
  const { data: asks } = useQuery(asksQuery);
  if (!asks) return null;
  if (asks.length === 0)
    return <p className={styles.nothing}>{say`Nobody has asked for anything today.`}</p>;
  return (
    <ul className={styles.list}>
      {asks.map((ask) => (
        <li key={ask.id}>
          <AskCard ask={ask} />
        </li>
      ))}
    </ul>
  );
}
