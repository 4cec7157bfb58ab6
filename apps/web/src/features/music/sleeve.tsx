import type { MusicTrack } from "@goldmane/contracts/music/schema";
import { type CSSProperties, useState } from "react";
import { imageSources } from "#platform/image-sources.ts";
import styles from "./sleeve.module.css";

type Props = {
  track: Pick<MusicTrack, "title" | "coverImage" | "colors">;
  /** The largest width it is shown at, in CSS pixels. */
  width: number;
};

/** A piece's cover; its colors and first letter where the picture fails. */
export function Sleeve({ track: { title, coverImage, colors }, width }: Props) {
  const [hasFailed, setFailed] = useState(false);
  return (
    <span
      className={styles.sleeve}
      style={{ "--edge": colors[0], "--heart": colors[1] } as CSSProperties}
    >
      {hasFailed ? (
        <span className={styles.letter} aria-hidden="true">
          {title.slice(0, 1)}
        </span>
      ) : (
        <img
          {...imageSources(coverImage, width)}
          sizes={`${width}px`}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setFailed(true)}
        />
      )}
    </span>
  );
}
