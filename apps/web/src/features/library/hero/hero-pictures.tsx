import type { TitleCard } from "@goldmane/contracts/library/schema";
import type { ReactNode } from "react";
import { Poster } from "#ui/poster/poster.tsx";
import styles from "./hero-pictures.module.css";

type Props = {
  titles: readonly TitleCard[];
  index: number;
  previous: number | null;
  runs: boolean;
  /** Overlay content. */
  children: ReactNode;
};

/** Cross-fades to the shown film's picture and preloads the next one. */
export function HeroPictures({ titles, index, previous, runs, children }: Props) {
  const coming = (index + 1) % titles.length;
  return (
    <div className={styles.pictures} data-runs={runs}>
      {titles.map((title, slide) =>
        slide === index || slide === previous || slide === coming ? (
          <div
            key={title.id}
            className={styles.picture}
            data-role={slide === index ? "shown" : slide === previous ? "past" : "coming"}
          >
            <Poster
              url={title.backdropUrl}
              title={title.title}
              colors={title.colors}
              blur={title.backdropBlur}
              shape="fill"
              width={1280}
              sizes="(width < 48rem) 160vw, 100vw"
              urgent={slide === index && previous === null}
            />
          </div>
        ) : null,
      )}
      {children}
    </div>
  );
}
