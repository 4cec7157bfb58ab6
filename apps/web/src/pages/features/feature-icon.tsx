import styles from "./feature-icon.module.css";

/** Strokes on a 24-unit square. */
const strokes = {
  genres:
    "M4 20.5V10a8 8 0 0 1 16 0v10.5M2.5 20.5h19M12 8.2l1.1 2.3 2.5.3-1.8 1.8.4 2.5-2.2-1.2-2.2 1.2.4-2.5-1.8-1.8 2.5-.3z",
  rocket:
    "M12 2.5c3.6 3 5 6.5 5 10.5l-2 4H9l-2-4c0-4 1.4-7.5 5-10.5zM12 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM7 13l-3 3.5V20l4.5-2.5M17 13l3 3.5V20l-4.5-2.5M12 18v3.5",
  endless:
    "M12 12C10 9 8.5 7.5 6.5 7.5a4.5 4.5 0 0 0 0 9C8.5 16.5 10 15 12 12s3.5-4.5 5.5-4.5a4.5 4.5 0 0 1 0 9C15.5 16.5 14 15 12 12z",
  bookmark: "M6.5 3.5h11v17L12 16.2l-5.5 4.3z",
  captions: "M3 5h18v14H3zM6.5 12.5h3M12 12.5h5.5M6.5 15.8h6M15 15.8h2.5",
  people:
    "M8.5 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-3.6 2.6-6 6-6s6 2.4 6 6M17 12.5a2.7 2.7 0 1 0 0-5.4M17.5 15c2.5.2 4 2 4 4.7",
  hand: "M12 3l7.5 2.8v5.4c0 4.7-3 8-7.5 9.8-4.5-1.8-7.5-5.1-7.5-9.8V5.8zM12 16c-2.5-1.7-3.8-3-3.8-4.6a2 2 0 0 1 3.8-.9 2 2 0 0 1 3.8.9c0 1.6-1.3 2.900-3.8 4.6z",
  week: "M3.5 20.5h17M5.5 17v-4M9.8 17V8M14.2 17v-6M18.5 17V4.5",
  calm: "M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10zM15 5h3.5L15 9h3.5",
  screens: "M2.5 4.5h15v10h-15zM7 18.5h4.5M15.5 10h6v10.5h-6z",
  key: "M8 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM12.5 12h9M18 12v3.5M21.5 12v2.5",
  shield:
    "M12 3l7.5 2.8v5.4c0 4.7-3 8-7.5 9.8-4.5-1.8-7.5-5.1-7.5-9.8V5.8zM8.5 11.8l2.5 2.5 4.5-4.8",
  ticket:
    "M3 6.5h18v3.3a2.2 2.2 0 0 0 0 4.4v3.3H3v-3.3a2.2 2.2 0 0 0 0-4.4zM14.5 7v2.2M14.5 11v2M14.5 14.8V17",
} as const;

export type FeatureIconName = keyof typeof strokes;

/** Decorative icon; the name beside it says the same. */
export function FeatureIcon({ icon }: { icon: FeatureIconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={strokes[icon]} />
    </svg>
  );
}
