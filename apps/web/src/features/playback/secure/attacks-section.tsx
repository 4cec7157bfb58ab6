import { AttackCard } from "./attack-card.tsx";
import styles from "./attacks.module.css";
import type { SecureStream } from "./secure-query.ts";
import { type Try, tries, tryLink } from "./try-link.ts";

type Props = { stream: SecureStream; otherId: string };

const texts: Readonly<Record<Try, readonly [name: string, words: string]>> = {
  own: ["Your own link", "As this browser was given it. This one is meant to open."],
  tampered: ["A changed link", "One character of the signature is another."],
  prolonged: ["A stretched link", "Its end is moved by a month; the signature stays as it was."],
  expired: [
    "An expired link",
    "Truly signed for this browser, half a day ago. The server hands it out for this test alone.",
  ],
  foreign: [
    "Your link, somebody else’s browser",
    "The very same link, asked for without your cookie.",
  ],
  borrowed: ["Your signature, another title", "A signature opens the title that it was made for."],
  key: ["The key, without you", "Whoever copied the film asks for its key, without your cookie."],
};

/** Ways in that are none, to be tried for real. */
export function AttacksSection({ stream, otherId }: Props) {
  const shown = tries.filter((kind) => kind !== "key" || stream.grant.keyUrl !== null);
  return (
    <section className={styles.section} aria-label="Try to break in">
      <header>
        <h2>Try to break in</h2>
        <p>
          Each button sends a real request to this house’s server and shows its true answer. Nothing
          is acted out.
        </p>
      </header>
      <ul className={styles.cards}>
        {shown.map((kind) => {
          const [name, words] = texts[kind];
          return (
            <AttackCard
              key={kind}
              name={name}
              words={words}
              verb={kind === "own" ? "Open it" : "Try it"}
              attempt={() => tryLink(kind, stream, otherId)}
            />
          );
        })}
      </ul>
    </section>
  );
}
