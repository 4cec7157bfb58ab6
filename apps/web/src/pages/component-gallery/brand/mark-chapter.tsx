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
    ["stretched", say`Never stretched`],
    ["tilted", say`Never tilted`],
    ["recolored", say`Never in another color`],
    ["bright", say`Never on gold`],
  ] as const;

export function MarkChapter() {
  return (
    <Chapter
      id="mark"
      heading={say`The lion`}
      description={say`Two manes of twelve flames around a face that looks straight at you. Drawn on 64 units, it stays a lion at 16 pixels.`}
    >
      <div className={styles.pair}>
        <figure className={styles.plate}>
          <div className={styles.space}>
            <span className={styles.big}>
              <LogoMark />
            </span>
          </div>
          <figcaption>{say`A quarter of its width stays free on every side.`}</figcaption>
        </figure>
        <figure className={styles.plate}>
          <div className={styles.word}>
            <Wordmark />
          </div>
          <figcaption>
            {say`With the name: the lion as tall as the line, a third of it between.`}
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
          {say`From a browser’s tab to a phone’s first screen. Below 16 pixels: none.`}
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
        {say`It stands on the dark grounds. Between two shows, where there is nothing to see, it sleeps and breathes.`}
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
