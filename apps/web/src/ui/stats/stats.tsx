import styles from "./stats.module.css";

type Props = { stats: readonly (readonly [name: string, figure: string])[] };

/** Key figures in large type. */
export function Stats({ stats: figures }: Props) {
  return (
    <dl className={styles.stats}>
      {figures.map(([name, figure]) => (
        <div key={name} className={styles.stat}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
