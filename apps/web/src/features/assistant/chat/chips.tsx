import { say } from "#platform/words/say.ts";
import styles from "./chips.module.css";

type Props = { suggestions: readonly string[]; onSay: (message: string) => void };

/** Suggested messages. */
export function Chips({ suggestions, onSay }: Props) {
  return (
    <ul className={styles.chips} aria-label={say`Suggestions`}>
      {suggestions.map((suggestion) => (
        <li key={suggestion}>
          <button type="button" className={styles.chip} onClick={() => onSay(suggestion)}>
            {suggestion}
          </button>
        </li>
      ))}
    </ul>
  );
}
