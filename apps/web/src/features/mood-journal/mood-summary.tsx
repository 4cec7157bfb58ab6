import { summaryDaysAtLeast } from "@goldmane/contracts/mood-journal/limits";
import {
  type MoodSummary as Summary,
  summarizeMoods,
} from "@goldmane/contracts/mood-journal/rules";
import type { MoodEntry } from "@goldmane/contracts/mood-journal/schema";
import { formatList } from "#platform/words/formats.ts";
import { say, sayPlural } from "#platform/words/say.ts";
import styles from "./mood-entries.module.css";
import { nameOfActivity, nameOfTag } from "./names.ts";

/** What the last 30 days show, in plain sentences. */
export function MoodSummary({ entries }: { entries: readonly MoodEntry[] }) {
  const summary = summarizeMoods(entries);
  if (summary === null) {
    return (
      <p className={styles.faint}>
        {say`Check in on ${summaryDaysAtLeast} days to see a summary.`}
      </p>
    );
  }
  return <p className={styles.summary}>{listSentences(summary).join(" ")}</p>;
}

function listSentences({ days, felt, activities, tag }: Summary): string[] {
  const names = formatList(activities.map(nameOfActivity));
  return [
    sayPlural(days, { one: "You checked in on # day.", other: "You checked in on # days." }),
    ...(felt ? [say`You felt better after ${felt.better} of ${felt.sessions} sessions.`] : []),
    ...(activities.length > 0 ? [say`Your happier days often had ${names}.`] : []),
    ...(tag ? [say`You picked “${nameOfTag(tag.tag)}” most often, on ${tag.days} days.`] : []),
  ];
}
