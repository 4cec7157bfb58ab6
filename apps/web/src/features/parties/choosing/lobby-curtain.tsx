import type { TitleCard } from "@goldmane/contracts/library/schema";
import type { ReactNode } from "react";
import { imageSources } from "#platform/image-sources.ts";
import styles from "./lobby.module.css";

type Props = { title: TitleCard | null; children: ReactNode };

/** The lobby's screen behind a half-open curtain: the film's backdrop or plain velvet. */
export function LobbyCurtain({ title, children }: Props) {
  return (
    <section className={styles.screen} data-genre={title?.genre}>
      {title && (
        <img
          className={styles.backdrop}
          {...imageSources(title.backdropUrl, 1280)}
          sizes="100vw"
          alt=""
        />
      )}
      <span className={styles.velvet} data-side="left" />
      <span className={styles.velvet} data-side="right" />
      <div className={styles.front}>{children}</div>
    </section>
  );
}
