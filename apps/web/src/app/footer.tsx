import { genres } from "@goldmane/contracts/library/limits";
import { Link } from "wouter";
import { routes } from "#platform/routes.ts";
import { say, sayText } from "#platform/words/say.ts";
import styles from "./footer.module.css";
import { LanguageChoice } from "./language-choice.tsx";
import { menuLinks } from "./menu-links.ts";

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <p className={styles.promise}>{say`The Gold Standard of Streaming`}</p>
        <nav aria-label={say`All pages`}>
          <ul className={styles.links}>
            {genres.map((genre) => (
              <li key={genre.slug}>
                <Link href={routes.genre(genre.slug)} data-genre={genre.slug}>
                  {sayText(genre.name)}
                </Link>
              </li>
            ))}
          </ul>
          <ul className={styles.links}>
            {menuLinks().map(([href, name]) => (
              <li key={href}>
                <Link href={href}>{name}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <LanguageChoice />
      <p className={styles.sign} aria-hidden="true">
        {say`Goldmane`}
      </p>
    </footer>
  );
}
