import type { TitleDetail } from "@goldmane/contracts/library/schema";
import { Link } from "wouter";
import { routes } from "#platform/routes.ts";
import styles from "./title-particulars.module.css";

type Props = { title: TitleDetail };

/** What the film is about, who made it, and what grown-ups may want to know first. */
export function TitleParticulars({ title }: Props) {
  return (
    <div className={styles.particulars}>
      <p className={styles.synopsis}>{title.synopsis}</p>
      <dl className={styles.facts}>
        <div>
          <dt>Rated {title.rating}</dt>
          <dd>{title.ratingReason}</dd>
        </div>
        <div>
          <dt>Directed by</dt>
          <dd>{title.director}</dd>
        </div>
        {title.themes.length > 0 && (
          <div>
            <dt>About</dt>
            <dd>{title.themes.join(", ")}</dd>
          </div>
        )}
        {title.next && (
          <div>
            <dt>Up next</dt>
            <dd>
              <Link href={routes.watch(title.next.id)} className={styles.next}>
                {title.next.title}
              </Link>
            </dd>
          </div>
        )}
      </dl>
      {title.cast.length > 0 && (
        <section aria-label="Cast" className={styles.cast}>
          <h2>Cast</h2>
          <ul>
            {title.cast.map(({ name, role }) => (
              <li key={`${name} ${role}`}>
                <span className={styles.role}>{role}</span>
                <span className={styles.name}>{name}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
