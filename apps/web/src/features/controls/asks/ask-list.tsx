import { useQuery } from "@tanstack/react-query";
import { callsQuery } from "#features/controls/queries.ts";
import { say } from "#platform/words/say.ts";
import { AskCard } from "./ask-card.tsx";
import styles from "./ask-list.module.css";

/** What the children asked today, and what became of it. For the family's page of a parent. */
export function AskList() {
  const { data: calls } = useQuery(callsQuery);
  if (!calls) return null;
  const { asks } = calls;
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
