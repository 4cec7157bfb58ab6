import { say } from "#platform/words/say.ts";
import styles from "./greeting.module.css";

/** Starter suggestions, which are sent as they are shown. */
const prompts = () => [
  say`Something funny with dragons`,
  say`What should we watch tonight?`,
  say`Play calm music`,
  say`Tell me a joke`,
  say`What’s new in theaters?`,
  say`Continue watching`,
];

type Props = { name: string | null; isOff: boolean; onSay: (message: string) => void };

/** Shown before the first message. */
export function Greeting({ name, isOff, onSay }: Props) {
  if (isOff)
    return (
      <div className={styles.greeting}>
        <h2 className={styles.hello}>{say`Leo is off`}</h2>
        <p className={styles.text}>
          {say`A parent turned Leo off for this profile. You can still use VIBES, links and music.`}
        </p>
      </div>
    );
  return (
    <div className={styles.greeting}>
      <h2 className={styles.hello}>{name ? say`Hello, ${name}!` : say`Hello, I’m Leo!`}</h2>
      <p className={styles.text}>
        {say`Hi! I know every film here. Tell me what you’re in the mood for and I’ll find it, play it or save it for you.`}
      </p>
      <ul className={styles.prompts} aria-label={say`Things to say`}>
        {prompts().map((prompt) => (
          <li key={prompt}>
            <button type="button" className={styles.prompt} onClick={() => onSay(prompt)}>
              {prompt}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
