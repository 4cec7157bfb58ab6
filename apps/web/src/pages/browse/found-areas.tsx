import { Link } from "wouter";
import { say } from "#platform/words/say.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { findAreas } from "#pages/explore/find-areas.ts";
import { useAreas } from "#pages/explore/use-areas.ts";
import styles from "./found-areas.module.css";

type Props = { query: string; hasPage: (path: string) => boolean };

/** Parts of the product that a search is about, such as VIBES for "rain sounds". */
export function FoundAreas({ query, hasPage }: Props) {
  const areas = findAreas(useAreas(hasPage), query);
  if (areas.length === 0) return null;
  return (
    <nav className={styles.areas} aria-label={say`Also on Goldmane`}>
      {areas.map(({ path, name, description }) => (
        <Link key={path} href={path} className={styles.area}>
          <b>{name}</b>
          <span>{description}</span>
          <Icon name="right" />
        </Link>
      ))}
    </nav>
  );
}
