import { weekdayOf } from "@goldmane/contracts/controls/local-time";
import { listCalendarDays } from "@goldmane/contracts/mood-journal/rules";
import type { MoodEntry } from "@goldmane/contracts/mood-journal/schema";
import { formatDate } from "#platform/words/formats.ts";
import { say } from "#platform/words/say.ts";
import { FaceIcon } from "./face-icon.tsx";
import styles from "./mood-calendar.module.css";
import { nameOfFace } from "./names.ts";

type Props = {
  entries: readonly MoodEntry[];
  today: string;
  /** The chosen day; null for none. */
  day: string | null;
  onChoose: (day: string) => void;
};

const weekdays = [0, 1, 2, 3, 4, 5, 6];
/** A Sunday. */
const firstWeekday = Date.UTC(2026, 10, 22);
const dayMs = 24 * 3_600_000;

export function nameOfDay(day: string): string {
  const options = { weekday: "short", month: "short", day: "numeric", timeZone: "UTC" } as const;
  return formatDate(Date.parse(day), options);
}

/** The last 30 days, each with the face of its latest check-in. */
export function MoodCalendar({ entries, today, day, onChoose }: Props) {
  const days = listCalendarDays(entries, today);
  const [first] = days;
  return (
    <div className={styles.calendar}>
      <div className={styles.weekdays} aria-hidden="true">
        {weekdays.map((weekday) => (
          <span key={weekday}>
            {formatDate(firstWeekday + weekday * dayMs, { weekday: "short", timeZone: "UTC" })}
          </span>
        ))}
      </div>
      <ol className={styles.days} aria-label={say`The last 30 days`}>
        {days.map(({ day: date, face }) => (
          <li
            key={date}
            data-today={date === today}
            style={date === first?.day ? { gridColumnStart: weekdayOf(date) + 1 } : undefined}
          >
            {face === null ? (
              <span className={styles.empty}>
                <span className={styles.number} aria-hidden="true">
                  {Number(date.slice(8))}
                </span>
              </span>
            ) : (
              <button
                type="button"
                className={styles.day}
                aria-label={say`${nameOfDay(date)}: ${nameOfFace(face)}`}
                aria-pressed={date === day}
                onClick={() => onChoose(date)}
              >
                <FaceIcon face={face} size={32} />
                <span className={styles.number}>{Number(date.slice(8))}</span>
              </button>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
