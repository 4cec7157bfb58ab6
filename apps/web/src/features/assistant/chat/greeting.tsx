import { say } from "#platform/words/say.ts";
import styles from "./greeting.module.css";
import { inEnglish } from "./in-english.ts";

/** Starter suggestions: the label, and the message sent to Leo. */
const prompts = () => [
  { shown: say`Something funny with dragons`, message: inEnglish.dragons },
  { shown: say`What should we watch tonight?`, message: inEnglish.tonight },
  { shown: say`Play calm music`, message: inEnglish.calm },
  { shown: say`Tell me a joke`, message: inEnglish.joke },
  { shown: say`What’s new in theaters?`, message: inEnglish.theaters },
  { shown: say`Continue watching`, message: inEnglish.goOn },
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
        {prompts().map(({ shown, message }) => (
          <li key={message}>
            <button type="button" className={styles.prompt} onClick={() => onSay(message)}>
              {shown}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
