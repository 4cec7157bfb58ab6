import { describePlanet } from "#features/spaceship/describe-planet.ts";
import type { Planet, Trail } from "#features/spaceship/galaxy/galaxy.ts";
import { say } from "#platform/words/say.ts";
import styles from "./planet-list.module.css";

type Props = {
  planets: readonly Planet[];
  trails: readonly Trail[];
  onOpen: (planet: Planet) => void;
};

/** A system's planets, best fit first; episodes stay together. */
export function PlanetList({ planets, trails, onOpen }: Props) {
  const firsts = new Set(trails.map((trail) => trail.planets[0]));
  const bestOf = (planet: Planet) =>
    Math.max(
      ...planets
        .filter(({ title }) => title.series && title.series.id === planet.title.series?.id)
        .map(({ fit }) => fit),
      planet.fit,
    );
  const sorted = planets.toSorted((a, b) => bestOf(b) - bestOf(a));
  return (
    <ul className={styles.planets}>
      {sorted.map((planet) => (
        <li key={planet.id}>
          <button type="button" className={styles.planet} onClick={() => onOpen(planet)}>
            <span className={styles.dot} style={{ opacity: 0.3 + 0.7 * planet.fit }} />
            <span className={styles.text}>
              <span className={styles.name}>{planet.title.title}</span>
              <span className={styles.facts}>{describePlanet(planet)}</span>
            </span>
            {firsts.has(planet) && <span className={styles.trail}>{say`New to you`}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
