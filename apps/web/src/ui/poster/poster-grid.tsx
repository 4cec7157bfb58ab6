import type { ReactNode } from "react";
import { Skeleton } from "#ui/skeleton/skeleton.tsx";
import styles from "./poster-grid.module.css";

type Props = {
  shape?: "poster" | "wide";
  /** A list's items. */
  children: ReactNode;
};

/** Posters in rows, as many beside each other as there is room for. */
export function PosterGrid({ shape = "poster", children }: Props) {
  return (
    <ul className={styles.grid} data-shape={shape}>
      {children}
    </ul>
  );
}

const posters = Array.from({ length: 12 }, (_, index) => index);

/** The wall while its posters are on their way. */
export function PosterGridSkeleton() {
  return (
    <div className={styles.grid}>
      {posters.map((index) => (
        <Skeleton key={index} aspectRatio="2 / 3" />
      ))}
    </div>
  );
}
