import { Link } from "wouter";
import { routes } from "#platform/routes.ts";
import { say, sayText } from "#platform/words/say.ts";
import styles from "./mood-links.module.css";

type Props = { moods: readonly string[] };

/** A film's moods, each linking to similar films. */
export function MoodLinks({ moods }: Props) {
  if (moods.length === 0) return null;
  return (
    <ul className={styles.moods} aria-label={say`Moods`}>
      {moods.map((mood) => (
        <li key={mood}>
          <Link href={`${routes.browse}?mood=${encodeURIComponent(mood)}`} className={styles.mood}>
            {sayText(mood)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
