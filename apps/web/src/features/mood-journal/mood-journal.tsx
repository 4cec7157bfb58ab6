import type { KindHelp, SavedMoodEntry } from "@goldmane/contracts/mood-journal/schema";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { say } from "#platform/words/say.ts";
import { focusFirst } from "#ui/focus-first.ts";
import { RetryMessage } from "#ui/message/retry-message.tsx";
import { Spinner } from "#ui/spinner/spinner.tsx";
import { CheckInForm } from "./check-in-form.tsx";
import { JournalData } from "./journal-data.tsx";
import { MoodCalendar, nameOfDay } from "./mood-calendar.tsx";
import styles from "./mood-entries.module.css";
import { MoodEntryRow } from "./mood-entry-row.tsx";
import { MoodSummary } from "./mood-summary.tsx";
import { moodJournalQuery } from "./queries.ts";
import { SharingSwitch } from "./sharing-switch.tsx";

/** The profile's own mood journal: check-in, calendar, summary, sharing, and its data. */
export function MoodJournal() {
  const id = useId();
  const { data: journal, error, refetch } = useQuery(moodJournalQuery);
  const [day, setDay] = useState<string | null>(null);
  const [answer, setAnswer] = useState<{ entryId: string; help: KindHelp | null } | null>(null);
  const [count, setCount] = useState(0);
  if (!journal) {
    if (error) return <RetryMessage error={error} onRetry={() => void refetch()} />;
    return <Spinner />;
  }
  const { entries, today, canShare, isShared } = journal;
  const ofDay = entries.filter((entry) => entry.day === day);
  const take = ({ entry, help }: SavedMoodEntry) => {
    setDay(entry.day);
    setAnswer({ entryId: entry.id, help });
    // A new form for the next check-in.
    setCount(count + 1);
  };
  return (
    <div className={styles.journal}>
      <section className={styles.part} aria-label={say`Check in`}>
        <CheckInForm
          key={count}
          question={say`How do you feel?`}
          when="before"
          entryId={null}
          entry={null}
          activities={[]}
          onSaved={take}
        />
      </section>
      <section className={`${styles.part} ${styles.days}`} aria-labelledby={`${id}-days`}>
        <h2 id={`${id}-days`}>{say`Your last 30 days`}</h2>
        <MoodSummary entries={entries} />
        <MoodCalendar entries={entries} today={today} day={day} onChoose={setDay} />
        {day !== null && ofDay.length > 0 && (
          <section
            key={count}
            className={styles.day}
            aria-live="polite"
            aria-labelledby={`${id}-day`}
          >
            <h3
              id={`${id}-day`}
              tabIndex={-1}
              // The form that was saved had the focus.
              ref={count > 0 ? focusFirst : undefined}
            >
              {nameOfDay(day)}
            </h3>
            <ul className={styles.list}>
              {ofDay.map((entry) => (
                <MoodEntryRow
                  key={entry.id}
                  entry={entry}
                  help={answer?.entryId === entry.id ? answer.help : null}
                  isShared={isShared}
                  onSaved={take}
                />
              ))}
            </ul>
          </section>
        )}
      </section>
      <section className={styles.part} aria-labelledby={`${id}-data`}>
        <h2 id={`${id}-data`}>{say`Privacy and data`}</h2>
        {canShare ? (
          <SharingSwitch isShared={isShared} />
        ) : (
          <p className={styles.faint}>{say`Your family can’t see your journal.`}</p>
        )}
        <JournalData onDeleted={() => setDay(null)} />
      </section>
    </div>
  );
}
