import { useSuspenseQuery } from "@tanstack/react-query";
import { say } from "#platform/words/say.ts";
import { BrandPlate, brandStyle } from "./brand-plate.tsx";
import { OutsideLink } from "./outside/outside-link.tsx";
import { listeningQuery } from "#features/directory/queries.ts";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./music-platforms.module.css";

/** Music platforms, each in its brand color. */
export function MusicPlatforms() {
  const { data } = useSuspenseQuery(listeningQuery);
  return (
    <ul className={styles.row} aria-label={say`Music platforms`}>
      {data.platforms.map((platform) => (
        <li key={platform.id}>
          <OutsideLink
            link={{ kind: "music", ...platform }}
            className={styles.link}
            style={brandStyle(platform.color)}
          >
            <span className={styles.plate}>
              <BrandPlate {...platform} />
            </span>
            <span className={styles.name}>{platform.name}</span>
            <span className={styles.sign}>
              <Icon name={platform.url === null ? "lock" : "out"} />
            </span>
          </OutsideLink>
        </li>
      ))}
    </ul>
  );
}
