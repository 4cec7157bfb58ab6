import { Link } from "wouter";
import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import styles from "./footer.module.css";
import { LanguageChoice } from "./language-choice.tsx";

const links = () =>
  [
    [routes.explore, say`Explore`],
    [routes.features, say`Features`],
    [routes.devices, say`Devices`],
  ] as const;

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <p className={styles.promise}>{say`The Gold Standard of Streaming`}</p>
        <nav aria-label={say`About Goldmane`}>
          <ul className={styles.links}>
            {links().map(([href, name]) => (
              <li key={href}>
                <Link href={href}>{name}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <LanguageChoice />
      </div>
      <p className={styles.sign} aria-hidden="true">
        {say`Goldmane`}
      </p>
    </footer>
  );
}
