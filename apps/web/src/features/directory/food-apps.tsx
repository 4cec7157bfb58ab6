import { useSuspenseQuery } from "@tanstack/react-query";
import { appsQuery } from "#features/directory/panel/queries.ts";
import { say } from "#platform/words/say.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { BrandPlate, brandStyle } from "./brand-plate.tsx";
import styles from "./music-platforms.module.css";
import { OutsideLink } from "./outside/outside-link.tsx";

/** Food delivery services, each in its brand color. */
export function FoodApps() {
  const { data } = useSuspenseQuery(appsQuery);
  return (
    <ul className={styles.row} aria-label={say`Food delivery`}>
      {data.food.map((app) => (
        <li key={app.id}>
          <OutsideLink
            link={{ kind: "food", ...app }}
            className={styles.link}
            style={brandStyle(app.color)}
          >
            <span className={styles.plate}>
              <BrandPlate {...app} />
            </span>
            <span className={styles.name}>{app.name}</span>
            <span className={styles.sign}>
              <Icon name={app.url === null ? "lock" : "out"} />
            </span>
          </OutsideLink>
        </li>
      ))}
    </ul>
  );
}
