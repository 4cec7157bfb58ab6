import type { Link } from "@goldmane/contracts/directory/schema";
import { OutsideLink } from "./outside/outside-link.tsx";
import { BrandPlate, brandStyle } from "./brand-plate.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./link-tile.module.css";

/** A compact tile for an outside link; shows the brand color on hover. */
export function LinkTile({ link }: { link: Link }) {
  const { id, name, url, color } = link;
  return (
    <OutsideLink
      link={{ kind: "link", id, name, url }}
      className={styles.tile}
      style={brandStyle(color)}
    >
      <span className={styles.plate}>
        <BrandPlate {...link} />
      </span>
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>
        {url !== null && <span className={styles.host}>{hostOf(url)}</span>}
      </span>
      <span className={styles.sign}>
        <Icon name={url === null ? "lock" : "out"} />
      </span>
    </OutsideLink>
  );
}

function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, "");
}
