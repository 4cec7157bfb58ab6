import { slimePictures } from "./pictures.ts";
import styles from "./map-slimes.module.css";
import { placeOnMap, worldCount } from "./trail.ts";

/** The players' slimes, which hop to the level that they are told. */
export function MapSlimes({ level, players }: { level: number; players: 1 | 2 }) {
  const { x, y } = placeOnMap(level);
  return (
    <div
      className={styles.slimes}
      style={{
        insetInlineStart: `${(x / worldCount) * 100}%`,
        insetBlockStart: `${y * 100}%`,
      }}
      aria-hidden="true"
    >
      <div key={level} className={styles.hop}>
        {slimePictures.slice(0, players).map((picture) => (
          <img key={picture} className={styles.slime} src={picture} alt="" draggable={false} />
        ))}
      </div>
    </div>
  );
}
