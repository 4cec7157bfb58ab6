import type { MoodEntry, MoodFace } from "@goldmane/contracts/mood-journal/schema";
import { formatDate } from "#platform/words/formats.ts";
import { say } from "#platform/words/say.ts";
import { FaceIcon } from "./face-icon.tsx";
import styles from "./mood-entries.module.css";
import { nameOfFace, nameOfTag } from "./names.ts";

/** A check-in's faces, tags and note. */
export function MoodEntryFacts({ entry }: { entry: MoodEntry }) {
  const { createdAt, before, after, tags, note } = entry;
  const isBoth = before !== null && after !== null;
  return (
    <>
      <time className={styles.time} dateTime={new Date(createdAt).toISOString()}>
        {formatDate(createdAt, { timeStyle: "short" })}
      </time>
      <div className={styles.faces}>
        {before !== null && <Felt face={before} label={isBoth ? say`Before` : null} />}
        {after !== null && <Felt face={after} label={isBoth ? say`After` : null} />}
      </div>
      {tags.length > 0 && (
        <ul className={styles.tags} aria-label={say`Tags`}>
          {tags.map((tag) => (
            <li key={tag}>{nameOfTag(tag)}</li>
          ))}
        </ul>
      )}
      {note !== "" && <p className={styles.note}>{note}</p>}
    </>
  );
}

function Felt({ face, label }: { face: MoodFace; label: string | null }) {
  return (
    <p className={styles.felt}>
      <FaceIcon face={face} size={36} />
      <span>
        {label !== null && <span className={styles.when}>{label}</span>}
        <b>{nameOfFace(face)}</b>
      </span>
    </p>
  );
}
