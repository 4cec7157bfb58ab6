import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Wordmark } from "#ui/brand/wordmark.tsx";
import styles from "./top-bar.module.css";

export function TopBar() {
  return (
    <header className={styles.bar}>
      <a href="/" className={styles.home} aria-label="Goldmane">
        <Wordmark />
      </a>
      <nav className={styles.own} aria-label={say`Shortcuts`}>
        <a
          href={`${routes.home}#main`}
          className={styles.round}
          data-part="enter"
          aria-label={say`Search the films`}
        >
          <Icon name="search" />
        </a>
        <a href={routes.pricing} className={styles.round} aria-label={say`Plans and pricing`}>
          <Icon name="calendar" />
        </a>
        <button
          type="button"
          className={styles.login}
          data-part="login-button"
          aria-expanded="false"
          aria-controls="login-panel"
        >
          {say`Login`}
        </button>
      </nav>
    </header>
  );
}
