import styles from "./island.module.css";

/** A piece of the world's ground that a level's stone stands on, in the colors of the world. */
export function Island() {
  return (
    <svg className={styles.island} viewBox="0 0 120 84" aria-hidden="true">
      <path
        data-part="ground"
        d="M7 22c1 14 12 20 22 25 8 4 9 16 17 24 7 8 16 9 22 1 6-7 6-17 15-23 12-8 28-10 30-27z"
      />
      <path
        data-part="depth"
        d="M72 76c8-8 6-20 16-27 11-7 24-10 25-27H84c-2 18-18 20-22 34-2 8-1 18 2 25 3-1 6-2 8-5z"
      />
      <g data-part="depth">
        <ellipse cx="32" cy="36" rx="5" ry="3.4" />
        <ellipse cx="52" cy="52" rx="4" ry="3" />
        <ellipse cx="47" cy="33" rx="3" ry="2.2" />
      </g>
      <path
        data-part="top"
        d="M3 20c0-8 14-13 57-13s57 5 57 13c0 5-3 9-7 9-5 0-4 7-9 7s-5-6-10-6-5 11-11 11-5-10-11-10-5 7-10 7-5-7-11-7-5 12-11 12-5-11-10-11-5 5-10 5-5-7-11-7C6 30 3 25 3 20z"
      />
      <ellipse data-part="glow" cx="60" cy="17" rx="50" ry="7.5" />
    </svg>
  );
}
