import { useState } from "react";
import { imageSources } from "#platform/image-sources.ts";
import { LogoMark } from "#ui/brand/logo-mark.tsx";
import styles from "./avatar.module.css";

type Props = {
  url: string;
  /** In CSS pixels. */
  size: number;
};

/** A profile picture, decorative beside the name; the logo if it can't be loaded. */
export function Avatar({ url, size }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  if (failed === url)
    return (
      <span className={styles.avatar} data-failed style={{ maxWidth: size }}>
        <LogoMark />
      </span>
    );
  return (
    <img
      className={styles.avatar}
      {...imageSources(url, size)}
      sizes={`${size}px`}
      width={size}
      height={size}
      alt=""
      decoding="async"
      onError={() => setFailed(url)}
    />
  );
}
