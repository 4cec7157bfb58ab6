import { genres } from "@goldmane/contracts/library/limits";
import { Link } from "wouter";
import { askLeo } from "#platform/leo/ask-leo.ts";
import { routes } from "#platform/routes.ts";
import { say, sayText } from "#platform/words/say.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { IconButton } from "#ui/icon-button/icon-button.tsx";
import { Wordmark } from "#ui/brand/wordmark.tsx";
import styles from "./menu.module.css";
import { menuLinks } from "./menu-links.ts";

type Props = { id: string; path: string };

/** Navigation for small screens, a native popover. */
export function Menu({ id, path }: Props) {
  return (
    // Navigation changes the key, which unmounts the open popover.
    <div key={path} id={id} popover="auto" className={styles.menu}>
      <div className={styles.top}>
        <Link href={routes.home} aria-label={say`Goldmane, home`}>
          <Wordmark />
        </Link>
        <IconButton icon="close" label={say`Close the menu`} popoverTarget={id} />
      </div>
      <nav aria-label={say`Halls`}>
        <ul className={styles.genres}>
          {genres.map((genre) => (
            <li key={genre.slug}>
              <Link
                href={routes.genre(genre.slug)}
                className={styles.genre}
                data-genre={genre.slug}
                aria-current={path === routes.genre(genre.slug) ? "page" : undefined}
              >
                {sayText(genre.name)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={say`All pages`}>
        <ul className={styles.menuLinks}>
          {menuLinks().map(([href, name]) => (
            <li key={href}>
              <Link href={href} aria-current={path === href ? "page" : undefined}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <button
        type="button"
        className={styles.plans}
        popoverTarget={id}
        popoverTargetAction="hide"
        onClick={() => askLeo()}
      >
        <Icon name="info" /> {say`Ask Leo`}
      </button>
      <Link href={routes.pricing} className={styles.plans}>
        <Icon name="calendar" /> {say`Plans and pricing`}
      </Link>
    </div>
  );
}
