import { lion } from "./lion.ts";
import styles from "./logo-mark.module.css";

/** The logo, a lion. */
export function LogoMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path className={styles.far} d={lion.farMane} />
      <path className={styles.near} d={lion.nearMane} />
      <circle cx="32" cy="32" r="15.5" fill="#fff0c9" />
      <g fill="#2a1224" transform="translate(4.5 3.4) scale(.86)">
        <path d={lion.muzzle} />
        <circle cx="24.8" cy="28.6" r="2.3" />
        <circle cx="39.2" cy="28.6" r="2.3" />
      </g>
    </svg>
  );
}
