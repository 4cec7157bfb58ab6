import { say } from "#platform/words/say.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import styles from "./preview-zone.module.css";

/** Shown when there are no upcoming films. */
export function PreviewZone({ href }: { href: string }) {
  return (
    <section className={styles.zone} aria-label={say`Preview Zone`}>
      <div className={styles.text}>
        <h2 className={styles.heading}>{say`Preview Zone`}</h2>
        <p>{say`No new release dates yet. Upcoming movies will appear here.`}</p>
      </div>
      <ButtonLink variant="gold" icon="play" href={href}>
        {say`Watch Previews`}
      </ButtonLink>
    </section>
  );
}
