import { genres } from "@goldmane/contracts/library/limits";
import { Link } from "wouter";
import { routes } from "#platform/routes.ts";
import styles from "./footer.module.css";

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <p className={styles.promise}>The Gold Standard of Streaming</p>
        <nav aria-label="Halls, again">
          <ul className={styles.links}>
            {genres.map((genre) => (
              <li key={genre.slug}>
                <Link href={routes.genre(genre.slug)} data-genre={genre.slug}>
                  {genre.name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <p className={styles.sign} aria-hidden="true">
        Goldmane
      </p>
    </footer>
  );
}
