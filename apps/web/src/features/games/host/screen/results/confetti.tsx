import type { CSSProperties } from "react";
import styles from "./results.module.css";

const papers = ["#f7c85a", "#ff6f9c", "#4fd08a", "#5cb8ff", "#b58cff", "#ff9a5c"];

/** Spread evenly by steps that share no factor with the counts. */
const pieces = Array.from({ length: 36 }, (_, at) => ({
  "--paper": papers[at % papers.length],
  "--at": (at * 37) % 101,
  "--late": (at * 53) % 900,
  "--slow": (at * 71) % 1300,
  "--drift": ((at * 29) % 121) - 60,
}));

/** Paper that falls once; with reduced motion there is none. */
export function Confetti() {
  return (
    <div className={styles.confetti} aria-hidden="true">
      {pieces.map((piece) => (
        <i key={`${piece["--at"]}`} style={piece as CSSProperties} />
      ))}
    </div>
  );
}
