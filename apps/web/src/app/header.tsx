import { genres } from "@goldmane/contracts/library/limits";
import { Link, useLocation } from "wouter";
import { ViewerSlot } from "./overlays/viewer-slot.tsx";
import { routes } from "#platform/routes.ts";
import { say, sayText } from "#platform/words/say.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { LazyLoad } from "#ui/lazy-load/lazy-load.tsx";
import { Wordmark } from "#ui/brand/wordmark.tsx";
import styles from "./header.module.css";
import { Retry } from "./retry.tsx";

/** The menu is invisible until it is opened. */
const loadMenu = () => import("./menu.tsx").then(({ Menu }) => Menu);

export function Header() {
  const [path] = useLocation();
  return (
    <header className={styles.header} data-bar>
      <Link
        href={routes.home}
        className={styles.home}
        aria-label={say`Goldmane, home`}
        onClick={scrollUp}
      >
        <Wordmark />
      </Link>
      <Link href={routes.home} className={styles.link} data-home onClick={scrollUp}>
        {say`HOME`}
      </Link>
      <nav className={styles.nav} aria-label={say`Halls`}>
        {genres.map((genre) => (
          <Link
            key={genre.slug}
            href={routes.genre(genre.slug)}
            className={styles.link}
            data-genre={genre.slug}
            aria-current={path === routes.genre(genre.slug) ? "page" : undefined}
          >
            {sayText(genre.name)}
          </Link>
        ))}
      </nav>
      <div className={styles.own}>
        <Link href={routes.browse} className={styles.round} aria-label={say`Find a film`}>
          <Icon name="search" />
        </Link>
        <Link href={routes.pricing} className={styles.subscribe}>
          {say`Subscribe`}
        </Link>
        <ViewerSlot />
        <button
          type="button"
          className={styles.round}
          data-narrow
          popoverTarget="menu"
          aria-label={say`Menu`}
        >
          <Icon name="menu" />
        </button>
      </div>
      <LazyLoad
        load={loadMenu}
        renderFailure={({ onRetry }) => <Retry id="menu" onRetry={onRetry} />}
      >
        {(Menu) => <Menu id="menu" path={path} />}
      </LazyLoad>
    </header>
  );
}

/** Following a link to the current page doesn't scroll. */
function scrollUp(): void {
  scrollTo({ top: 0 });
}
