import type { ReactNode } from "react";
import { Skeleton } from "#ui/skeleton/skeleton.tsx";
import styles from "./poster-wall.module.css";

type Props = {
  shape?: "poster" | "wide";
  /** A list's items. */
  children: ReactNode;
};

/** Posters in rows, as many beside each other as there is room for. */
export function PosterWall({ shape = "poster", children }: Props) {
  return (
    <ul className={styles.wall} data-shape={shape}>
      {children}
    </ul>
  );
}

const places = Array.from({ length: 12 }, (_, place) => place);

/** The wall while its posters are on their way. */
export function PosterWallOutline() {
  return (
    <div className={styles.wall}>
      {places.map((place) => (
        <Skeleton key={place} aspectRatio="2 / 3" />
      ))}
    </div>
  );
}
