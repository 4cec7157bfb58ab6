import type { Link } from "@goldmane/contracts/directory/schema";
import { BrandPlate } from "./brand-plate.tsx";
import styles from "./link-wall.module.css";

/** One brand of each category on a leaning wall: scenery. */
export function LinkWall({ links }: { links: readonly Link[] }) {
  const first = links.filter(
    ({ category }, index) => links.findIndex((link) => link.category === category) === index,
  );
  return (
    <div className={styles.wall} aria-hidden="true">
      <div className={styles.plates}>
        {first.map((link) => (
          <BrandPlate key={link.id} {...link} />
        ))}
      </div>
    </div>
  );
}
