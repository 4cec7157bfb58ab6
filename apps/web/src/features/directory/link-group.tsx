import { useId } from "react";
import { sayText } from "#platform/words/say.ts";
import styles from "./link-group.module.css";
import type { LinkGroup as Group } from "./find-links.ts";
import { LinkTile } from "./link-tile.tsx";

/** The links of one category under its name. */
export function LinkGroup({ group: { category, links } }: { group: Group }) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
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
