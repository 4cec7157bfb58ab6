import { useId } from "react";
import { sayText } from "#platform/words/say.ts";
import styles from "./link-shelf.module.css";
import type { LinkShelf as Shelf } from "./find-links.ts";
import { LinkTile } from "./link-tile.tsx";

/** The links of one category under its name. */
export function LinkShelf({ shelf: { category, links } }: { shelf: Shelf }) {
  const id = useId();
  return (
    <section className={styles.shelf} aria-labelledby={id}>
      <h2 id={id} className={styles.name}>
        {sayText(category)}
      </h2>
      <div className={styles.frame}>
        <ul className={styles.tiles}>
          {links.map((link) => (
            <li key={link.id}>
              <LinkTile link={link} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
