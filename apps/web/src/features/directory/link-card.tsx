import type { Link } from "@goldmane/contracts/directory/schema";
import { sayText } from "#platform/words/say.ts";
import { BrandPlate, brandStyle } from "./brand-plate.tsx";
import { OutsideLink } from "./outside/outside-link.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./link-card.module.css";

/** A large card for an outside link. */
export function LinkCard({ link }: { link: Link }) {
  const { id, name, url, color, category } = link;
  return (
    <OutsideLink
      link={{ kind: "link", id, name, url }}
      className={styles.card}
      style={brandStyle(color)}
    >
      <span className={styles.plate}>
        <BrandPlate {...link} />
      </span>
      <span className={styles.name}>{name}</span>
      <span className={styles.category}>
        {url === null && <Icon name="lock" />} {sayText(category)}
      </span>
    </OutsideLink>
  );
}
