import styles from "./picture.module.css";

type Props = {
  className?: string;
  src: string;
  /** What stands in its place when it cannot be had. */
  words: string;
  width: number;
  height: number;
  /** The one that the visitor sees first. */
  isFirst?: boolean;
};

/** A picture over its name on the house's colours, which shows while the picture is not there. */
export function Picture({ className = "", src, words, width, height, isFirst = false }: Props) {
  return (
    <span className={`${styles.frame} ${className}`} data-part="picture">
      <span className={styles.words} aria-hidden="true">
        <b>Goldmane</b>
        {words}
      </span>
      <img
        className={styles.image}
        src={src}
        alt=""
        width={width}
        height={height}
        loading={isFirst ? "eager" : "lazy"}
        fetchPriority={isFirst ? "high" : "low"}
        decoding={isFirst ? "sync" : "async"}
      />
    </span>
  );
}
