import type { GenreSlug } from "@goldmane/contracts/library/limits";
import { nameGenre } from "@goldmane/contracts/library/rules";
import { useState } from "react";
import type { Galaxy, Planet } from "#features/spaceship/galaxy/galaxy.ts";
import { sayPlural, say, sayText } from "#platform/words/say.ts";
import { Orrery } from "./orrery.tsx";
import { PlanetList } from "./planet-list.tsx";
import styles from "./star-map.module.css";

type Props = {
  galaxy: Galaxy;
  /** The system shown first. */
  start: GenreSlug | null;
  onOpen: (planet: Planet) => void;
};

/** The galaxy as a map: a system's orbits as a picture, and its planets as a list. */
export function StarMap({ galaxy, start, onOpen }: Props) {
  const charted = galaxy.systems.filter(({ orbits }) => orbits.length > 0);
  const [genre, setGenre] = useState(start);
  const system = charted.find((one) => one.genre === genre) ?? charted[0];
  if (!system) return null;
  const planets = system.orbits.flatMap((orbit) => orbit.planets);

  return (
    <div className={styles.map}>
      <nav className={styles.systems} aria-label={say`Systems`}>
        <ul>
          {charted.map(({ genre: slug, orbits }) => (
            <li key={slug}>
              <button
                type="button"
                className={styles.system}
                data-genre={slug}
                aria-pressed={slug === system.genre}
                onClick={() => setGenre(slug)}
              >
                <span className={styles.sun} />
                {sayText(nameGenre(slug))}
                <span className={styles.count}>
                  {orbits.reduce((sum, orbit) => sum + orbit.planets.length, 0)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <section
        key={system.genre}
        className={styles.chart}
        data-genre={system.genre}
        aria-labelledby="system-name"
      >
        <Orrery system={system} onOpen={onOpen} />
        <div className={styles.side}>
          <h2 id="system-name" className={styles.name}>
            {say`${sayText(nameGenre(system.genre))} system`}
          </h2>
          <p className={styles.count}>
            {sayPlural(planets.length, { one: "# planet", other: "# planets" })}
          </p>
          <PlanetList planets={planets} trails={galaxy.trails} onOpen={onOpen} />
        </div>
      </section>
    </div>
  );
}
