import styles from "./icon.module.css";

/** Outlines on a 24-unit square. */
const shapes = {
  play: "M7.5 4.6c0-1 1.1-1.7 2-1.1l10.7 7.2c.9.6.9 2 0 2.6l-10.7 7.2c-.9.6-2-.1-2-1.1z",
  pause: "M6.5 4h3.2v16H6.5zM14.3 4h3.2v16h-3.2z",
  info: "M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19zm-1.1 4.7h2.2v2.2h-2.2zm0 3.9h2.2v5.7h-2.2z",
  left: "M15.4 4.2 17 5.8 10.8 12l6.2 6.2-1.6 1.6L7.6 12z",
  right: "M8.6 4.2 7 5.8l6.2 6.2L7 18.2l1.6 1.6 7.8-7.8z",
  menu: "M3 5.5h18v2.4H3zm0 5.3h18v2.4H3zm0 5.3h18v2.4H3z",
  close:
    "M5.9 4.3 12 10.4l6.1-6.1 1.6 1.6-6.1 6.1 6.1 6.1-1.6 1.6-6.1-6.1-6.1 6.1-1.6-1.6 6.1-6.1-6.1-6.1z",
  retry:
    "M12 4a8 8 0 1 1-7.7 10.2l2.2-.6A5.7 5.7 0 1 0 8 7.9L10.5 10.4H4V3.9l2.4 2.4A8 8 0 0 1 12 4z",
  loud: "M3 9v6h3.8L12 20V4L6.8 9zm11.5-1.6v9.2a5 5 0 0 0 0-9.2zm0-4.4v2.2a7 7 0 0 1 0 13.6V21a9.2 9.2 0 0 0 0-18z",
  muted:
    "M3 9v6h3.8L12 20V4L6.8 9zm18.6.9-1.5-1.5-2.6 2.6-2.6-2.6-1.5 1.5 2.6 2.6-2.6 2.6 1.5 1.5 2.6-2.6 2.6 2.6 1.5-1.5-2.6-2.6z",
} as const;

export type IconName = keyof typeof shapes;

/** A drawing that goes with words or with an `aria-label`; it is silent itself. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={shapes[name]} />
    </svg>
  );
}
