import type { ReactNode } from "react";
import { Skeleton } from "#ui/skeleton/skeleton.tsx";
import styles from "./poster-grid.module.css";

type Props = {
  shape?: "poster" | "wide";
  /** `<li>` elements. */
  children: ReactNode;
};

/** A responsive grid of posters. */
export function PosterGrid({ shape = "poster", children }: Props) {
  return (
    <ul className={styles.grid} data-shape={shape}>
      {children}
    </ul>
  );
}

const posters = Array.from({ length: 12 }, (_, index) => index);

/** Skeleton of a poster grid. */
export function PosterGridSkeleton() {
  return (
    <div className={styles.grid}>
      {posters.map((index) => (
        <Skeleton key={index} aspectRatio="2 / 3" />
      ))}
    </div>
  );
}
