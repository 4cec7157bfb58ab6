import type { TitleCard } from "@goldmane/contracts/library/schema";
import { avatars } from "@goldmane/contracts/family/limits";
import { avatarUrl } from "@goldmane/contracts/family/rules";
import { Avatar } from "#ui/avatar/avatar.tsx";
import { Poster } from "#ui/poster/poster.tsx";
import styles from "./zone-scene.module.css";

const seats = 7;
/** Order in which seats are filled: from the middle outwards. */
const fromTheMiddle = [3, 2, 4, 1, 5, 0, 6];

type Props = {
  /** The film on the screen; null shows an empty, lit screen. */
  film: TitleCard | null;
  /** Avatars in the front row; the remaining seats show other avatars, dimmed. */
  faces: readonly string[];
};

/** Illustration of a theater seen from the last row. */
export function ZoneScene({ film, faces }: Props) {
  const free = avatars.map(avatarUrl).filter((url) => !faces.includes(url));
  const all = [...faces, ...free].map((url, at) => ({
    url,
    isGuest: faces.length > 0 && at >= faces.length,
  }));
  const sitting = new Map(all.slice(0, seats).map((one, at) => [fromTheMiddle[at], one]));
  return (
    <div className={styles.scene} aria-hidden="true">
      <div className={styles.screen}>
        {film && (
          <Poster
            key={film.id}
            url={film.backdropUrl}
            title={film.title}
            colors={film.colors}
            blur={film.backdropBlur}
            shape="fill"
            width={900}
            sizes="(width < 56rem) 92vw, 52vw"
            urgent
          />
        )}
      </div>
      <span className={styles.drape} data-side="left" />
      <span className={styles.drape} data-side="right" />
      <span className={styles.pelmet} />
      <span className={styles.glow} />
      <ol className={styles.row}>
        {Array.from({ length: seats }, (_, place) => {
          const one = sitting.get(place);
          return (
            <li key={place} className={styles.seat} data-guest={one?.isGuest}>
              <span className={styles.head}>{one && <Avatar url={one.url} size={72} />}</span>
              <span className={styles.back} />
            </li>
          );
        })}
      </ol>
      <span className={styles.rail} />
    </div>
  );
}
