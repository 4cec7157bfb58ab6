import { ButtonLink } from "#ui/button/button-link.tsx";
import styles from "./preview-zone.module.css";

/** What stands where no film is about to come. */
export function PreviewZone({ href }: { href: string }) {
  return (
    <section className={styles.zone} aria-label="Preview Zone">
      <div className={styles.words}>
        <h2 className={styles.heading}>Preview Zone</h2>
        <p>Nothing new has a date yet. What will come, and what came, hangs here.</p>
      </div>
      <ButtonLink look="gold" icon="play" href={href}>
        Watch Previews
      </ButtonLink>
    </section>
  );
}
