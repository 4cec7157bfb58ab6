import { useQuery } from "@tanstack/react-query";
import { callsQuery } from "#features/controls/queries.ts";
import { say } from "#platform/words/say.ts";
import { AskCard } from "./ask-card.tsx";
import styles from "./ask-banner.module.css";
import { NewcomerNote } from "./newcomer-note.tsx";

const lookEveryMs = 8000;
/** More would cover the page: the others follow as these are answered. */
const shownAtMost = 2;

/** Children's questions, and who waits to come in, on whatever page a parent has open. */
export function AskBanner() {
  const { data: calls } = useQuery({ ...callsQuery, refetchInterval: lookEveryMs });
  if (!calls) return null;
  const waiting = calls.asks.filter(({ status }) => status === "waiting");
  return (
    <div className={styles.place} aria-live="polite">
      <NewcomerNote newcomers={calls.newcomers} />
      {waiting.length > 0 && (
        <section className={styles.banner} aria-label={say`A child asks`}>
          {waiting.slice(0, shownAtMost).map((ask) => (
            <AskCard key={ask.id} ask={ask} />
          ))}
          {waiting.length > shownAtMost && (
            <p className={styles.more}>{say`and ${waiting.length - shownAtMost} more`}</p>
          )}
        </section>
      )}
    </div>
  );
}
