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
      say`Everyone in the household gets a seat, a picture and their own history, which only they can see.`,
    ],
    ["small", "text", say`92 minutes · PG · captions in English and Spanish · a Goldmane Original`],
  ] as const;

export function TypeChapter() {
  const width = useScreenWidth();
  return (
    <Chapter
      id="type"
      heading={say`Type`}
      description={say`Caprasimo, round as a bulb, for names and headings; Figtree for text. Both are served from here, without another server.`}
    >
      <div className={styles.faces}>
        <figure className={styles.face}>
          <span className={styles.display}>Gg</span>
          <figcaption>
            <b>Caprasimo</b> {say`Regular, never bolder, never in capitals`}
          </figcaption>
        </figure>
        <figure className={styles.face}>
          <span className={styles.text}>Gg</span>
          <figcaption>
            <b>Figtree</b> {say`300 to 900, with figures that stand under one another`}
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
