import { useQuery } from "@tanstack/react-query";
import { asksQuery } from "#features/controls/queries.ts";
import { say } from "#platform/words/say.ts";
import { AskCard } from "./ask-card.tsx";
import styles from "./ask-banner.module.css";

const lookEveryMs = 8000;
/** More would cover the page: the others follow as these are answered. */
const shownAtMost = 2;

/** Children's questions, on whatever page a parent has open. */
export function AskBanner() {
  const { data: asks = [] } = useQuery({ ...asksQuery, refetchInterval: lookEveryMs });
  const waiting = asks.filter(({ status }) => status === "waiting");
  if (waiting.length === 0) return null;
  return (
    <section className={styles.banner} aria-label={say`A child asks`} aria-live="polite">
      {waiting.slice(0, shownAtMost).map((ask) => (
        <AskCard key={ask.id} ask={ask} />
      ))}
      {waiting.length > shownAtMost && (
        <p className={styles.more}>{say`and ${waiting.length - shownAtMost} more`}</p>
      )}
    </section>
  );
}
