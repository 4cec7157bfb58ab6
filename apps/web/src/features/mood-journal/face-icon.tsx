import type { MoodFace } from "@goldmane/contracts/mood-journal/schema";
import styles from "./face-icon.module.css";

/** The mouth of each face, from a deep frown to a wide smile, on a 48-unit square. */
const mouths: Readonly<Record<MoodFace, string>> = {
  1: "M15 35c2.5-6 15.5-6 18 0",
  2: "M16 34c3-3.4 13-3.4 16 0",
  3: "M16 32.5h16",
  4: "M15 30c3.5 5 14.5 5 18 0",
  5: "M13 28h22c-.5 7-5 11-11 11s-10.5-4-11-11z",
};

type Props = { face: MoodFace; size?: number };

/** One of the five faces. Hidden from screen readers; its name is beside it. */
export function FaceIcon({ face, size = 40 }: Props) {
  return (
    <svg
      className={styles.face}
      data-face={face}
      viewBox="0 0 48 48"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="24" cy="24" r="22" />
      <g fill="var(--on-gold)">
        <ellipse cx="17" cy="20" rx="2.6" ry="3.4" />
        <ellipse cx="31" cy="20" rx="2.6" ry="3.4" />
      </g>
      {face === 1 && <path className={styles.line} d="m12 14 7-2.5M36 14l-7-2.5" />}
      <path className={face === 5 ? styles.smile : styles.line} d={mouths[face]} />
    </svg>
  );
}
