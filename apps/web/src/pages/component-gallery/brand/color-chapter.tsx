import { genres } from "@goldmane/contracts/library/limits";
import { Chapter } from "#pages/component-gallery/chapter.tsx";
import { say } from "#platform/words/say.ts";
import styles from "./color-chapter.module.css";
import { ContrastTable } from "./contrast-table.tsx";
import { readColor } from "./use-tokens.ts";

const families = () =>
  [
    [say`Night and plum: backgrounds`, ["night", "plum", "plum-raised", "plum-high"]],
    [say`Cream: text`, ["cream", "cream-soft", "cream-faint", "rim"]],
    [say`Gold: buttons`, ["gold-light", "gold", "gold-deep", "on-gold"]],
    [say`Signals: errors and success`, ["alarm", "fine"]],
  ] as const;

export function ColorChapter() {
  return (
    <Chapter
      id="color"
      heading={say`Color`}
      description={say`A dark theater with warm light. Gold is for buttons only; each genre has its own accent color.`}
    >
      {families().map(([heading, names]) => (
        <div key={heading} className={styles.family}>
          <h3>{heading}</h3>
          <ul className={styles.swatches}>
            {names.map((name) => (
              <li key={name} className={styles.swatch}>
                <span style={{ background: `var(--${name})` }} />
                <b>{name}</b>
                <code>{readColor(name)}</code>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div className={styles.family}>
        <h3>{say`The six genres`}</h3>
        <ul className={styles.genres}>
          {genres.map(({ slug, name, colors }) => (
            <li key={slug} className={styles.genre} data-genre={slug}>
              <b>{name}</b>
              <code>{colors.join(" → ")}</code>
            </li>
          ))}
        </ul>
      </div>
      <ContrastTable />
    </Chapter>
  );
}
