import styles from "./heart.module.css";

/** A heart, filled or outlined. Decorative: it needs a label. */
export function Heart({ isFull }: { isFull: boolean }) {
  return (
    <svg
      className={styles.heart}
      data-full={isFull}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M12 20 11 19C6 14.5 3.4 12 3.4 8.7a4.2 4.2 0 0 1 8.6-1 4.2 4.2 0 0 1 8.6 1c0 3.3-2.6 5.8-7.6 10.3z" />
    </svg>
  );
}
