import { genres } from "@goldmane/contracts/library/limits";
import { Link } from "wouter";
import { useAreas } from "#pages/explore/use-areas.ts";
import { routes } from "#platform/routes.ts";
import { say, sayText } from "#platform/words/say.ts";
import { IconButton } from "#ui/icon-button/icon-button.tsx";
import { Wordmark } from "#ui/brand/wordmark.tsx";
import styles from "./menu.module.css";
import { hasPage } from "./pages.ts";

type Props = { id: string; path: string };

/** The Explore page's areas as a native popover, for small screens. */
export function Menu({ id, path }: Props) {
  const groups = useAreas(hasPage);
  const isHere = (href: string) => (path === href ? "page" : undefined);
  return (
    // Navigation changes the key, which unmounts the open popover.
    <div key={path} id={id} popover="auto" className={styles.menu}>
      <div className={styles.top}>
        <Link href={routes.home} aria-label={say`Goldmane, home`}>
          <Wordmark />
        </Link>
        <IconButton icon="close" label={say`Close menu`} popoverTarget={id} />
      </div>
      <nav aria-label={say`Genres`}>
        <ul className={styles.genres}>
          {genres.map((genre) => (
            <li key={genre.slug}>
              <Link
                href={routes.genre(genre.slug)}
                className={styles.genre}
                data-genre={genre.slug}
                aria-current={isHere(routes.genre(genre.slug))}
              >
                {sayText(genre.name)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <nav className={styles.groups} aria-label={say`All pages`}>
        {groups.map(({ heading, areas }) => (
          <section key={heading}>
            <h2 className={styles.heading}>{heading}</h2>
            <ul className={styles.links}>
              {areas.map((area) => (
                <li key={area.path}>
                  <Link href={area.path} aria-current={isHere(area.path)}>
                    {area.name}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <Link href={routes.explore} className={styles.all}>
        {say`Explore`}
      </Link>
    </div>
  );
}
