import { say } from "#platform/words/say.ts";
import { AttackCard } from "./attack-card.tsx";
import styles from "./attacks.module.css";
import type { SecureStream } from "./secure-query.ts";
import { type Try, tries, tryLink } from "./try-link.ts";

type Props = { stream: SecureStream; otherTitleId: string };

const texts = (): Readonly<Record<Try, readonly [name: string, description: string]>> => ({
  own: [say`Your own link`, say`Exactly as this browser got it. This one should work.`],
  tampered: [say`Tampered link`, say`One character of the signature is changed.`],
  prolonged: [
    say`Extended link`,
    say`The expiry is moved by a month. The signature stays the same.`,
  ],
  expired: [
    say`Expired link`,
    say`Correctly signed for this browser, but expired. The server issues it only for this test.`,
  ],
  foreign: [say`Your link in another browser`, say`The same link, requested without your cookie.`],
  borrowed: [say`Your signature on another title`, say`A signature only works for its own title.`],
  key: [say`The key without your cookie`, say`Someone copied the film and requests its key.`],
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
