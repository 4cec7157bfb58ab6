import { plans } from "@goldmane/contracts/subscription/plans";
import { say, sayText } from "#platform/words/say.ts";
import styles from "./banner.module.css";
import type { LandingFilm } from "./films.ts";
import { Picture } from "./picture.tsx";

type Props = { film: LandingFilm; picture: string; startLabel: string };

/** Full-width picture with the start button. */
export function Banner({ film, picture, startLabel }: Props) {
  return (
    <section className={styles.banner} aria-labelledby="banner-heading">
      <Picture
        className={styles.picture}
        src={picture}
        placeholder={film.title}
        width={1440}
        height={810}
      />
      <div className={styles.front}>
        <h2 id="banner-heading" className={styles.heading}>
          {say`Every film here is drawn and scored while you watch it`}
        </h2>
        <p className={styles.text}>
          {say`Six genres of originals, each with its own look. ${sayText(plans[0].label)}, billed monthly, with a profile for everyone.`}
        </p>
        <button type="button" className={styles.start} data-part="start">
          {startLabel}
        </button>
        <output className={styles.note} data-part="note" />
      </div>
    </section>
  );
}
