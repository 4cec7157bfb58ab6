import styles from "./seats.module.css";

/** Decorative drawing of a plan's seats; with `used`, the free ones are pale. */
export function Seats({ count, used = count }: { count: number; used?: number }) {
  return (
    <div className={styles.row} aria-hidden="true">
      {Array.from({ length: count }, (_, seat) => (
        <svg key={seat} className={styles.seat} data-free={seat >= used} viewBox="0 0 24 24">
          <path d="M6.5 2.5h11A2.5 2.5 0 0 1 20 5v7.3a3.2 3.2 0 0 0-2.6 3.2v.3H6.6v-.3A3.2 3.2 0 0 0 4 12.3V5a2.5 2.5 0 0 1 2.5-2.5zM3.2 13.6a1.7 1.7 0 0 1 1.7 1.7v2.2h14.2v-2.2a1.7 1.7 0 1 1 3.4 0v3.4a1.8 1.8 0 0 1-1.8 1.8H3.3a1.8 1.8 0 0 1-1.8-1.8v-3.4a1.7 1.7 0 0 1 1.7-1.7z" />
        </svg>
      ))}
    </div>
  );
}
