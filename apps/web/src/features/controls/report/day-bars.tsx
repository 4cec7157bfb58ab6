import type { ChildWeek } from "@goldmane/contracts/controls/report";
import type { CSSProperties } from "react";
import { formatDate } from "#platform/words/formats.ts";
import { say } from "#platform/words/say.ts";
import styles from "./week-view.module.css";

type Props = { days: ChildWeek["days"] };

const weekday = { weekday: "short", timeZone: "UTC" } as const;

/** Minutes per day as bars, with a line at the limit. */
export function DayBars({ days }: Props) {
  const most = Math.max(
    10,
    ...days.map(({ minutes, limitMinutes }) => Math.max(minutes, limitMinutes ?? 0)),
  );
  return (
    <ol className={styles.bars} aria-label={say`Minutes by day`}>
      {days.map(({ day, minutes, limitMinutes, isBedTimeKept }) => (
        <li key={day}>
          <span className={styles.minutes}>{nameMinutes(minutes)}</span>
          <i
            style={
              { "--share": minutes / most, "--limit": (limitMinutes ?? 0) / most } as CSSProperties
            }
            data-limited={limitMinutes !== null}
          />
          <span>{formatDate(Date.parse(day), weekday)}</span>
          {isBedTimeKept === false && <small>{say`late`}</small>}
        </li>
      ))}
    </ol>
  );
}

function nameMinutes(minutes: number): string {
  return minutes > 0 && minutes < 0.5 ? "<1" : String(Math.round(minutes));
}
