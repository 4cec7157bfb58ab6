import type { CSSProperties } from "react";
import type { Planet, System } from "#features/spaceship/galaxy/galaxy.ts";
import { Poster } from "#ui/poster/poster.tsx";
import styles from "./orrery.module.css";

type Props = { system: System; onOpen: (planet: Planet) => void };

/** Room for the outermost planets, as a share of the radius. */
const margin = 1.13;

/** A system seen from above. The list beside it says the same to screen readers and keyboards. */
export function Orrery({ system, onOpen }: Props) {
  const { orbits, position, radius } = system;
  const share = (length: number) => length / (radius * margin);
  return (
    <div className={styles.orrery} aria-hidden="true">
      <span className={styles.sun} />
      {orbits.map((orbit) => (
        <span
          key={orbit.radius}
          className={styles.orbit}
          style={{ width: `${share(orbit.radius) * 100}%` }}
        />
      ))}
      {orbits.flatMap((orbit) =>
        orbit.planets.map((planet) => (
          <button
            key={planet.id}
            type="button"
            tabIndex={-1}
            className={styles.planet}
            data-tooltip={planet.title.title}
            style={
              {
                left: `${50 + share(planet.position[0] - position[0]) * 50}%`,
                top: `${50 + share(planet.position[2] - position[2]) * 50}%`,
                "--fit": planet.fit,
              } as CSSProperties
            }
            onClick={() => onOpen(planet)}
          >
            <span className={styles.ball}>
              <Poster
                url={planet.title.posterUrl}
                title=""
                colors={planet.title.colors}
                blur={planet.title.posterBlur}
                shape="fill"
                width={80}
                sizes="80px"
              />
            </span>
            {planet.progress !== null && <span className={styles.begun} />}
          </button>
        )),
      )}
    </div>
  );
}
