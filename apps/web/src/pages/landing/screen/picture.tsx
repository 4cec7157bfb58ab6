import styles from "./picture.module.css";

type Props = {
  className?: string;
  src: string;
  /** Shown if the picture fails to load. */
  placeholder: string;
  width: number;
  height: number;
  /** Above the fold: loaded eagerly. */
  isFirst?: boolean;
};

/** A picture with its name as a placeholder below it. */
export function Picture({
  className = "",
  src,
  placeholder,
  width,
  height,
  isFirst = false,
}: Props) {
  return (
    <span className={`${styles.frame} ${className}`} data-part="picture">
      <span className={styles.text} aria-hidden="true">
        <b>Goldmane</b>
        {placeholder}
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
