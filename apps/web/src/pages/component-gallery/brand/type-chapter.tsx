import { Chapter } from "#pages/component-gallery/chapter.tsx";
import { say } from "#platform/words/say.ts";
import { TypeLine } from "./type-line.tsx";
import styles from "./type-chapter.module.css";
import { useScreenWidth } from "./use-tokens.ts";

const scale = () =>
  [
    ["marquee", "display", say`Tonight: Star Whale`],
    ["headline", "display", say`Stories that glow in the dark`],
    ["title", "display", say`Because you finished Tin Moon`],
    [
      "large",
      "text",
      say`A lighthouse keeper who is afraid of the sea finds a whale that is afraid of the dark.`,
    ],
    [
      "body",
      "text",
      say`Everyone in the household gets a profile with their own picture and private history.`,
    ],
    ["small", "text", say`92 minutes · PG · captions in English and Spanish · a Goldmane Original`],
  ] as const;

export function TypeChapter() {
  const width = useScreenWidth();
  return (
    <Chapter
      id="type"
      heading={say`Type`}
      description={say`Caprasimo for names and headings, Figtree for text. Both are served from this server.`}
    >
      <div className={styles.faces}>
        <figure className={styles.face}>
          <span className={styles.display}>Gg</span>
          <figcaption>
            <b>Caprasimo</b> {say`Regular weight, never bold or all caps`}
          </figcaption>
        </figure>
        <figure className={styles.face}>
          <span className={styles.text}>Gg</span>
          <figcaption>
            <b>Figtree</b> {say`300 to 900, with tabular figures`}
          </figcaption>
        </figure>
      </div>
      <ul className={styles.scale}>
        {scale().map(([size, face, sample]) => (
          <TypeLine key={`${size}-${width}`} size={size} face={face} sample={sample} />
        ))}
      </ul>
    </Chapter>
  );
}
