import { say } from "#platform/words/say.ts";
import { AttackCard } from "./attack-card.tsx";
import styles from "./attacks.module.css";
import type { SecureStream } from "./secure-query.ts";
import { type Try, tries, tryLink } from "./try-link.ts";

type Props = { stream: SecureStream; otherTitleId: string };

const texts = (): Readonly<Record<Try, readonly [name: string, description: string]>> => ({
  own: [say`Your own link`, say`As this browser was given it. This one is meant to open.`],
  tampered: [say`A changed link`, say`One character of the signature is another.`],
  prolonged: [
    say`A stretched link`,
    say`Its end is moved by a month; the signature stays as it was.`,
  ],
  expired: [
    say`An expired link`,
    say`Truly signed for this browser, half a day ago. The server hands it out for this test alone.`,
  ],
  foreign: [
    say`Your link, someone else’s browser`,
    say`The very same link, asked for without your cookie.`,
  ],
  borrowed: [
    say`Your signature, another title`,
    say`A signature opens the title that it was made for.`,
  ],
  key: [
    say`The key, without you`,
    say`Someone who copied the film asks for its key, without your cookie.`,
  ],
});

/** Attacks that fail, to try for real. */
export function AttacksSection({ stream, otherTitleId }: Props) {
  const shown = tries.filter((kind) => kind !== "key" || stream.playback.keyUrl !== null);
  return (
    <section className={styles.section} aria-label={say`Try to break in`}>
      <header>
        <h2>{say`Try to break in`}</h2>
        <p>{say`Each button sends a real request to this server and shows its real response.`}</p>
      </header>
      <ul className={styles.cards}>
        {shown.map((kind) => {
          const [name, description] = texts()[kind];
          return (
            <AttackCard
              key={kind}
              name={name}
              description={description}
              verb={kind === "own" ? say`Open it` : say`Try it`}
              attempt={() => tryLink(kind, stream, otherTitleId)}
            />
          );
        })}
      </ul>
    </section>
  );
}
