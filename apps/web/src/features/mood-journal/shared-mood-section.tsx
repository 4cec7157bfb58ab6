import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { say } from "#platform/words/say.ts";
import { Section } from "#ui/section/section.tsx";
import { MoodCalendar, nameOfDay } from "./mood-calendar.tsx";
import styles from "./mood-entries.module.css";
import { MoodEntryFacts } from "./mood-entry-facts.tsx";
import { sharedMoodQuery } from "./queries.ts";

type Props = { profile: { id: string; displayName: string } };

/** A child's journal for the parents, only while the child shares it. */
export function SharedMoodSection({ profile: { id, displayName } }: Props) {
  const { data } = useQuery(sharedMoodQuery(id));
  const [day, setDay] = useState<string | null>(null);
  if (!data?.journal) return null;
  const { entries, today } = data.journal;
  const ofDay = entries.filter((entry) => entry.day === day);
  return (
    <Section
      heading={say`Mood journal`}
      description={say`${displayName} shares this with you and can stop at any time.`}
    >
      <MoodCalendar entries={entries} today={today} day={day} onChoose={setDay} />
      {day !== null && ofDay.length > 0 && (
        <div className={styles.day} aria-live="polite">
          <h3>{nameOfDay(day)}</h3>
          <ul className={styles.list}>
            {ofDay.map((entry) => (
              <li key={entry.id} className={styles.entry}>
                <MoodEntryFacts entry={entry} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}
