import { imageSources } from "#platform/image-sources.ts";
import styles from "./avatar.module.css";

type Props = {
  url: string;
  /** In CSS pixels. */
  size: number;
};

/** The picture of somebody whose name stands beside it. */
export function Avatar({ url, size }: Props) {
  return (
    <img
      className={styles.avatar}
      {...imageSources(url, size)}
      sizes={`${size}px`}
      width={size}
      height={size}
      alt=""
      decoding="async"
    />
  );
}
