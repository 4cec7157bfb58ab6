import { say } from "#platform/words/say.ts";
import type { Strength } from "./estimate-strength.ts";
import styles from "./strength-meter.module.css";

const bars: Readonly<Record<Strength, number>> = { short: 1, weak: 1, fair: 2, good: 3, strong: 4 };

/** Four bars and a text. */
export function StrengthMeter({ strength }: { strength: Strength | null }) {
  const filled = strength === null ? 0 : bars[strength];
  return (
    <div className={styles.meter} data-strength={strength ?? undefined}>
      <div className={styles.bars} aria-hidden>
        {[1, 2, 3, 4].map((bar) => (
          <span key={bar} className={styles.bar} data-filled={bar <= filled} />
        ))}
      </div>
      <output className={styles.text}>{strength && describeStrength(strength)}</output>
    </div>
  );
}

function describeStrength(strength: Strength): string {
  switch (strength) {
    case "short":
      return say`Too short`;
    case "weak":
      return say`Too easy to guess. Add another word.`;
    case "fair":
      return say`Fair`;
    case "good":
      return say`Good`;
    case "strong":
      return say`Strong`;
  }
}
