import { useQuery } from "@tanstack/react-query";
import { watchingQuery } from "#features/library/queries.ts";
import type { Galaxy, Planet } from "#features/spaceship/galaxy/galaxy.ts";
import { describeLength } from "#platform/describe-length.ts";
import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Progress } from "#ui/progress/progress.tsx";
import { StarCharts } from "./star-charts.tsx";
import styles from "./ship-log.module.css";

type Props = { galaxy: Galaxy; onOpen: (planet: Planet) => void; onClose: () => void };

/** Continue watching as the ship's log, and the star charts. */
export function ShipLog({ galaxy, onOpen, onClose }: Props) {
  const { data: watching = [] } = useQuery(watchingQuery);
  const planets = new Map(galaxy.planets.map((planet) => [planet.id, planet]));
  return (
    <Dialog label={say`Ship’s log`} size="small" onClose={onClose}>
      <div className={styles.log}>
        <h2 className={styles.heading}>{say`Ship’s log`}</h2>
        {watching.length === 0 && (
          <p className={styles.empty}>
            {say`Nothing in progress. Land on a planet and press Play.`}
          </p>
        )}
        <ul className={styles.entries}>
          {watching.map((item) => {
            const planet = planets.get(item.id);
            return (
              <li key={item.id} className={styles.entry} data-genre={item.genre}>
                <p className={styles.name}>{item.title}</p>
                <p className={styles.left}>
                  {say`${describeLength(item.durationSeconds - item.positionSeconds)} left`}
                </p>
                <Progress label={null} value={item.positionSeconds} max={item.durationSeconds} />
                <div className={styles.acts}>
                  <ButtonLink variant="gold" icon="play" href={routes.watch(item.id)}>
                    {say`Resume`}
                  </ButtonLink>
                  {planet && (
                    <Button variant="glass" onClick={() => onOpen(planet)}>
                      {say`Details`}
                    </Button>
                  )}
                </div>
              </li>
            );
          })}
        </ul>
        <StarCharts />
      </div>
    </Dialog>
  );
}
