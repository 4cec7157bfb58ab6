import { ReactionIcon } from "#ui/reaction-icon/reaction-icon.tsx";
import styles from "./applause.module.css";

const hands = Array.from({ length: 14 }, (_, hand) => hand);

/** Clapping hands at the bottom of the screen. */
export function Applause() {
  return (
    <div className={styles.applause} aria-hidden="true">
      {hands.map((hand) => (
        <span
          key={hand}
          style={{ left: `${4 + hand * 6.8}%`, animationDelay: `${(hand * 137) % 900}ms` }}
        >
          <ReactionIcon reaction="clap" />
        </span>
      ))}
    </div>
  );
}
