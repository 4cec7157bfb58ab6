import styles from "./sound-waves.module.css";

const count = 48;
/** Two superimposed waves; heights in percent. */
const bars = Array.from({ length: count }, (_, index) => {
  const swell = Math.sin((index / count) * Math.PI);
  const tune = Math.sin(index * 0.9) * 0.35 + Math.sin(index * 0.37 + 1) * 0.35;
  const height = Math.round((0.16 + swell * (0.42 + tune * 0.55)) * 100);
  return { x: index * 10 + 2, height, delay: `${(index % 9) * -260}ms` };
});

/** Decorative sound bars behind a heading. */
export function SoundWaves() {
  return (
    <svg
      className={styles.waves}
      viewBox={`0 0 ${count * 10} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {bars.map(({ x, height, delay }) => (
        <rect
          key={x}
          x={x}
          y={50 - height / 2}
          width={6}
          height={height}
          rx={3}
          style={{ animationDelay: delay }}
        />
      ))}
    </svg>
  );
}
