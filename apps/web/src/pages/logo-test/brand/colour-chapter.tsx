import { genres } from "@goldmane/contracts/library/limits";
import { Chapter } from "#pages/logo-test/chapter.tsx";
import styles from "./colour-chapter.module.css";
import { ContrastTable } from "./contrast-table.tsx";
import { readColor } from "./use-tokens.ts";

const families = [
  ["Night and plum: what everything stands on", ["night", "plum", "plum-raised", "plum-high"]],
  ["Cream: what is read", ["cream", "cream-soft", "cream-faint", "rim"]],
  ["Gold: what can be pressed", ["gold-light", "gold", "gold-deep", "on-gold"]],
  ["Signals: what went wrong, what is well", ["alarm", "fine"]],
] as const;

export function ColourChapter() {
  return (
    <Chapter
      id="colour"
      heading="Colour"
      words="A dark house, warm light. Gold belongs to what can be pressed and to nothing else; each hall brings one accent of its own."
    >
      {families.map(([heading, names]) => (
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
        <h3>The six halls</h3>
        <ul className={styles.halls}>
          {genres.map(({ slug, name, colors }) => (
            <li key={slug} className={styles.hall} data-genre={slug}>
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
