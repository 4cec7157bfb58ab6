import type { ReactNode } from "react";
import type { Galaxy, Planet } from "#features/spaceship/galaxy/galaxy.ts";
import { StarMap } from "#features/spaceship/map/star-map.tsx";
import { say } from "#platform/words/say.ts";
import styles from "./map-view.module.css";

type Props = {
  galaxy: Galaxy;
  start: Planet | null;
  /** The cockpit can't be drawn here. */
  hasFailed: boolean;
  top: ReactNode;
  panel: ReactNode;
  onOpen: (planet: Planet) => void;
};

/** The galaxy without flying: the same planets, the same computer, the same signal. */
export function MapView({ galaxy, start, hasFailed, top, panel, onOpen }: Props) {
  return (
    <div className={styles.view}>
      <div className={styles.top}>
        {top}
        <div className={styles.panel}>{panel}</div>
      </div>
      {hasFailed && (
        <output className={styles.note}>
          {say`This browser can’t show the cockpit. Use the star map instead.`}
        </output>
      )}
      <StarMap galaxy={galaxy} start={start?.title.genre ?? null} onOpen={onOpen} />
    </div>
  );
}
