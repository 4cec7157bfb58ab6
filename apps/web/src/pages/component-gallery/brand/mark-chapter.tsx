import { LogoMark } from "#ui/brand/logo-mark.tsx";
import { SleepingLion } from "#ui/brand/sleeping-lion.tsx";
import { Wordmark } from "#ui/brand/wordmark.tsx";
import { Chapter } from "#pages/component-gallery/chapter.tsx";
import { say } from "#platform/words/say.ts";
import styles from "./mark-chapter.module.css";

const sizes = [16, 24, 32, 48, 72, 112];

/** Misuses of the logo, by their `data-wrong` value in the style sheet. */
const misuses = () =>
  [
    ["stretched", say`Don’t stretch`],
    ["tilted", say`Don’t tilt`],
    ["recolored", say`Don’t recolor`],
    ["bright", say`Don’t put on gold`],
  ] as const;

export function MarkChapter() {
  return (
    <Chapter
      id="mark"
      heading={say`The lion`}
      description={say`Two manes of twelve flames around a face that looks straight at you. It stays clear at 16 pixels.`}
    >
      <div className={styles.pair}>
        <figure className={styles.plate}>
          <div className={styles.space}>
            <span className={styles.big}>
              <LogoMark />
            </span>
          </div>
          <figcaption>{say`Keep a quarter of its width clear on every side.`}</figcaption>
        </figure>
        <figure className={styles.plate}>
          <div className={styles.word}>
            <Wordmark />
          </div>
          <figcaption>
            {say`With the name: as tall as the line, with a third of its height between.`}
          </figcaption>
        </figure>
      </div>
      <figure className={styles.plate}>
        <ul className={styles.sizes}>
          {sizes.map((size) => (
            <li key={size}>
              <span style={{ width: size, height: size }}>
                <LogoMark />
              </span>
              {size}
            </li>
          ))}
        </ul>
        <figcaption>
          {say`From browser tabs to phone home screens. Don’t use it below 16 pixels.`}
        </figcaption>
      </figure>
      <ul className={styles.grounds}>
        {["night", "plum", "raised", "beam"].map((ground) => (
          <li key={ground} className={styles.ground} data-ground={ground}>
            <LogoMark />
          </li>
        ))}
        <li className={styles.ground} data-ground="night">
          <SleepingLion />
        </li>
      </ul>
      <p className={styles.note}>
        {say`Use it on dark backgrounds. On empty pages, it sleeps and breathes.`}
      </p>
      <ul className={styles.grounds}>
        {misuses().map(([wrong, description]) => (
          <li key={wrong} className={styles.wrong}>
            <span className={styles.ground} data-wrong={wrong}>
              <LogoMark />
            </span>
            {description}
          </li>
        ))}
      </ul>
    </Chapter>
  );
}
