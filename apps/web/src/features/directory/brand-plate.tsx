import { inkOn, inks } from "@goldmane/contracts/directory/rules";
import { type CSSProperties, useState } from "react";
import styles from "./brand-plate.module.css";

type Props = { color: string; icon: string; logo: string | null };

/** A brand's mark on a plate of its colour; its letters where there is none. Silent: a name stands by. */
export function BrandPlate({ color, icon, logo }: Props) {
  const [hasFailed, setFailed] = useState(false);
  return (
    <span className={styles.plate} style={brandStyle(color)} aria-hidden="true">
      {logo !== null && !hasFailed ? (
        <img
          src={logo}
          alt=""
          width={24}
          height={24}
          loading="lazy"
          decoding="async"
          draggable={false}
          className={styles.mark}
          onError={() => setFailed(true)}
        />
      ) : (
        <span className={styles.letters} data-count={icon.length}>
          {icon}
        </span>
      )}
    </span>
  );
}

/** The brand's colour, and the ink that is read on it, as style sheets take them. */
export function brandStyle(color: string): CSSProperties {
  return { "--brand": color, "--brand-ink": inks[inkOn(color)] } as CSSProperties;
}
