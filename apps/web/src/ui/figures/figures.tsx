import styles from "./figures.module.css";

type Props = { figures: readonly (readonly [name: string, figure: string])[] };

/** The few figures that matter most, large. */
export function Figures({ figures }: Props) {
  return (
    <dl className={styles.figures}>
      {figures.map(([name, figure]) => (
        <div key={name} className={styles.figure}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
