import type { TitleCard } from "@goldmane/contracts/library/schema";
import type { ReactNode } from "react";
import { Poster } from "#ui/poster/poster.tsx";
import styles from "./hero-pictures.module.css";

type Props = {
  shown: TitleCard;
  /** Loads invisibly once the shown picture has loaded; null for none. */
  coming: TitleCard | null;
  /** Whether the shown film replaced another one. */
  hasTurned: boolean;
  runs: boolean;
  onLoad: (titleId: string) => void;
  /** Overlay content. */
  children: ReactNode;
};

/** The shown film's picture. The next one is requested only after it, one at a time. */
export function HeroPictures({ shown, coming, hasTurned, runs, onLoad, children }: Props) {
  return (
    <div className={styles.pictures} data-runs={runs} data-turned={hasTurned}>
      {[shown, coming].map(
        (title) =>
          title && (
            <div
              key={title.id}
              className={styles.picture}
              data-role={title === shown ? "shown" : "coming"}
            >
              <Poster
                url={title.backdropUrl}
                title={title.title}
                colors={title.colors}
                blur={title.backdropBlur}
                shape="fill"
                width={1280}
                sizes="(width < 48rem) 160vw, 100vw"
                urgent={title === shown && !hasTurned}
                onSettle={() => onLoad(title.id)}
              />
            </div>
          ),
      )}
      {children}
    </div>
  );
}
