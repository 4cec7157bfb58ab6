import styles from "./contrast-table.module.css";
import { contrastOf, gradeContrast } from "./contrast.ts";
import { readColor } from "./use-tokens.ts";
import { say } from "#platform/words/say.ts";

const grounds = ["night", "plum", "plum-raised", "plum-high", "gold"] as const;
const inks = ["cream", "cream-soft", "cream-faint", "gold", "alarm", "fine", "on-gold"] as const;

/** Contrast of every ink on every background, with its WCAG grade. */
export function ContrastTable() {
  return (
    <div className={styles.family}>
      <h3>{say`Contrast`}</h3>
      <p className={styles.text}>
        {say`Measured live: 4.5 to 1 for text, 3 to 1 for large text and outlines (WCAG 2.2). Failing pairs are crossed out and never used for text.`}
      </p>
      <div className={styles.scroller}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{say`Ink`}</th>
              {grounds.map((ground) => (
                <th key={ground} scope="col">
                  {say`on ${ground}`}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {inks.map((ink) => (
              <tr key={ink}>
                <th scope="row">{ink}</th>
                {grounds.map((ground) => (
                  <Cell key={ground} ink={ink} ground={ground} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function Cell({ ink, ground }: { ink: string; ground: string }) {
  const ratio = contrastOf(readColor(ink), readColor(ground));
  const grade = gradeContrast(ratio);
  const isUsed = ratio >= 3;
  return (
    <td className={styles.cell} data-used={isUsed}>
      {/* Failing pairs are shown as a graphic, not as text. */}
      <span
        className={styles.sample}
        style={{ background: `var(--${ground})`, color: `var(--${ink})` }}
        aria-hidden="true"
      />
      <span className={styles.ratio}>{ratio.toFixed(1)}</span>
      <span className={styles.grade}>{gradeNames()[grade]}</span>
    </td>
  );
}

function gradeNames(): Record<ReturnType<typeof gradeContrast>, string> {
  return { AAA: "AAA", AA: "AA", large: say`large only`, none: say`not for text` };
}
