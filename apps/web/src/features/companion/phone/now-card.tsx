import type { Shown } from "@goldmane/contracts/companion/schema";
import { say } from "#platform/words/say.ts";
import { LogoMark } from "#ui/brand/logo-mark.tsx";
import { Poster } from "#ui/poster/poster.tsx";
import styles from "./now-card.module.css";

const colors = ["#3a2444", "#1b0f20"] as const;

/** Shows the film on the paired screen. */
export function NowCard({ shown }: { shown: Shown | null }) {
  const film = shown?.film;
  const title = film?.title;
  return (
    <section className={styles.card} aria-label={say`On the screen`}>
      <div className={styles.picture}>
        {title ? (
          <Poster
            key={title.posterUrl}
            url={title.posterUrl}
            title={title.title}
            colors={colors}
            shape="poster"
            width={96}
            sizes="6rem"
            urgent
          />
        ) : (
          <span className={styles.mark}>
            <LogoMark />
          </span>
        )}
      </div>
      <div className={styles.text}>
        <p className={styles.kicker}>{shown?.isParty ? say`Watch party` : say`On the screen`}</p>
        <h1>{nameFilm(shown)}</h1>
        {!film && shown && <p>{say`Choose a film with the arrow keys, or search for one.`}</p>}
      </div>
    </section>
  );
}

function nameFilm(shown: Shown | null): string {
  if (!shown) return say`Connecting…`;
  if (!shown.film) return shown.isParty ? say`Party lobby` : say`Nothing playing`;
  // The title is withheld: this phone's profile isn't allowed to see it.
  return shown.film.title?.title ?? say`This film isn’t for this profile`;
}
