import { lion } from "./lion.ts";
import styles from "./logo-mark.module.css";

/** The logo with eyes shut, breathing; for empty states. */
export function SleepingLion() {
  return (
    <svg className={styles.mark} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <g className={styles.breath}>
        <path fill="#7a4a2a" d={lion.farMane} />
        <path fill="#b98a4c" d={lion.nearMane} />
        <circle cx="32" cy="32" r="15.5" fill="#e9d3ae" />
        <g transform="translate(4.5 3.4) scale(.86)">
          <path fill="#2a1224" d={lion.muzzle} />
          <path
            d="M21.6 28.4q3.2 2.6 6.4 0M36 28.4q3.2 2.6 6.4 0"
            fill="none"
            stroke="#2a1224"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </g>
      </g>
    </svg>
  );
}
