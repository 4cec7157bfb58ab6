import { inkOn, inks } from "@goldmane/contracts/directory/rules";
import { type CSSProperties, useState } from "react";
import styles from "./brand-plate.module.css";

type Props = { color: string; icon: string; logo: string | null };

/**
 * A brand's logo on its color, or its monogram. Hidden from assistive technology: the name is next
 * to it.
 */
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

/** CSS variables of a brand: its color and the readable ink. */
export function brandStyle(color: string): CSSProperties {
  return { "--brand": color, "--brand-ink": inks[inkOn(color)] } as CSSProperties;
}
