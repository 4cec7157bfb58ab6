import { genres } from "@goldmane/contracts/library/limits";
import { Link } from "wouter";
import { routes } from "#platform/routes.ts";
import styles from "./footer.module.css";

const rooms = [
  [routes.browse, "Find a film"],
  [routes.listen, "Listen"],
  [routes.links, "Links"],
  [routes.features, "What’s special"],
  [routes.devices, "Devices"],
] as const;

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <p className={styles.promise}>The Gold Standard of Streaming</p>
        <nav aria-label="The whole house">
          <ul className={styles.links}>
            {genres.map((genre) => (
              <li key={genre.slug}>
                <Link href={routes.genre(genre.slug)} data-genre={genre.slug}>
                  {genre.name}
                </Link>
              </li>
            ))}
          </ul>
          <ul className={styles.links}>
            {rooms.map(([href, name]) => (
              <li key={href}>
                <Link href={href}>{name}</Link>
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
