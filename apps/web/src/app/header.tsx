import { Link, useLocation } from "wouter";
import { ViewerSlot } from "./overlays/viewer-slot.tsx";
import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { LazyLoad } from "#ui/lazy-load/lazy-load.tsx";
import { Wordmark } from "#ui/brand/wordmark.tsx";
import bar from "./bar-item.module.css";
import styles from "./header.module.css";
import { Retry } from "./retry.tsx";

/** The menu is invisible until it is opened. */
const loadMenu = () => import("./menu.tsx").then(({ Menu }) => Menu);

/** The header; on phones, its viewer controls are a bar at the bottom of the screen. */
export function Header() {
  const [path] = useLocation();
  const isHere = (href: string) => (path === href ? "page" : undefined);
  return (
    <header className={styles.header} data-bar>
      <Link
        href={routes.partyZone}
        className={styles.party}
        aria-current={isHere(routes.partyZone)}
      >
        {say`Party Zone`}
      </Link>
      <Link href={routes.home} className={styles.link} data-home onClick={scrollUp}>
        {say`HOME`}
      </Link>
      <Link
        href={routes.home}
        className={styles.home}
        aria-label={say`Goldmane, home`}
        onClick={scrollUp}
      >
        <Wordmark />
      </Link>
      <Link
        href={routes.explore}
        className={styles.link}
        data-explore
        aria-current={isHere(routes.explore)}
      >
        {say`Explore`}
      </Link>
      <Link href={routes.pricing} className={styles.subscribe}>
        {say`Subscribe`}
      </Link>
      <div className={styles.own}>
        <Link
          href={routes.home}
          className={`${styles.round} ${bar.item}`}
          data-phone
          aria-current={isHere(routes.home)}
          onClick={scrollUp}
        >
          <Icon name="home" />
          <span className={bar.label}>{say`Home`}</span>
        </Link>
        <Link
          href={routes.browse}
          className={`${styles.round} ${bar.item}`}
          aria-label={say`Search`}
          aria-current={isHere(routes.browse)}
        >
          <Icon name="search" />
          <span className={bar.label}>{say`Search`}</span>
        </Link>
        <ViewerSlot />
      </div>
      <button
        type="button"
        className={styles.round}
        data-narrow
        popoverTarget="menu"
        aria-label={say`Menu`}
      >
        <Icon name="menu" />
      </button>
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
