import { useSuspenseQuery } from "@tanstack/react-query";
import { linksQuery } from "#features/directory/queries.ts";
import { say } from "#platform/words/say.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { BrandPlate, brandStyle } from "./brand-plate.tsx";
import { OutsideLink } from "./outside/outside-link.tsx";
import styles from "./social-card.module.css";

/** The social apps for talking about films. Nothing if outside links are closed. */
export function SocialCard() {
  const { data } = useSuspenseQuery(linksQuery);
  const app = data.links.find(({ category }) => category === "Social");
  if (!app) return null;
  const { id, name, url, color } = app;
  return (
    <OutsideLink
      link={{ kind: "link", id, name, url }}
      className={styles.card}
      style={brandStyle(color)}
    >
      <span className={styles.plate}>
        <BrandPlate {...app} />
      </span>
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>
        <span className={styles.note}>{say`Talk about the best scene. Opens in a new tab.`}</span>
      </span>
      <span className={styles.sign}>
        <Icon name={url === null ? "lock" : "out"} />
      </span>
    </OutsideLink>
  );
}
