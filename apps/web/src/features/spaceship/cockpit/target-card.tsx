import type { Planet } from "#features/spaceship/galaxy/galaxy.ts";
import { describePlanet } from "#features/spaceship/describe-planet.ts";
import type { Ship } from "#features/spaceship/scene/open-ship.ts";
import { nameGenre } from "@goldmane/contracts/library/rules";
import { useStore } from "#platform/store.ts";
import { say, sayText } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { IconButton } from "#ui/icon-button/icon-button.tsx";
import styles from "./target-card.module.css";

type Props = { ship: Ship; onLand: (planet: Planet) => void };

/** The planet ahead, and the buttons that reach it. */
export function TargetCard({ ship, onLand }: Props) {
  const { target, place, isUnderway } = useStore(ship.state);
  return (
    <div className={styles.card} data-genre={(target?.title ?? place)?.genre}>
      <IconButton icon="left" label={say`Previous planet`} onClick={() => ship.turnTo(-1)} />
      <div className={styles.text} aria-live="polite">
        <p className={styles.place}>
          {place ? say`${sayText(nameGenre(place.genre))} system` : say`Open space`}
        </p>
        <p className={styles.name}>
          {target
            ? target.title.title
            : isUnderway
              ? say`On our way`
              : say`Pick a star or a planet`}
        </p>
        <p className={styles.facts}>
          {target ? describePlanet(target) : say`Tap one, or fly closer.`}
        </p>
      </div>
      <IconButton icon="right" label={say`Next planet`} onClick={() => ship.turnTo(1)} />
      <div className={styles.land}>
        <Button variant="gold" disabled={!target} onClick={() => target && onLand(target)}>
          {say`Land`}
        </Button>
      </div>
    </div>
  );
}
