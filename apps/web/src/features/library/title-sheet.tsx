import { nameGenre } from "@goldmane/contracts/library/rules";
import type { TitleDetail } from "@goldmane/contracts/library/schema";
import type { ReactNode } from "react";
import { describeLength } from "#platform/describe-length.ts";
import { routes } from "#platform/routes.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Poster } from "#ui/poster/poster.tsx";
import { TitleLikes } from "./title-likes.tsx";
import { TitleParticulars } from "./title-particulars.tsx";
import styles from "./title-sheet.module.css";

type Props = {
  title: TitleDetail;
  onIntent: (titleId: string) => void;
  /** What else can be done with it, beside Play. */
  acts?: ReactNode;
};

/** A film introduced: what to know before pressing Play. */
export function TitleSheet({ title, onIntent, acts }: Props) {
  return (
    <article className={styles.sheet} data-genre={title.genre}>
      <header className={styles.head}>
        <div className={styles.picture}>
          <Poster
            url={title.backdropUrl}
            title={title.title}
            colors={title.colors}
            blur={title.backdropBlur}
            shape="fill"
            width={1280}
            sizes="(width < 64rem) 100vw, 64rem"
            urgent
          />
        </div>
        <h2 className={styles.title}>{title.title}</h2>
        <p className={styles.tagline}>{title.tagline}</p>
        <div className={styles.line}>
          <ButtonLink
            look="gold"
            icon="play"
            href={routes.watch(title.id)}
            onIntent={() => onIntent(title.id)}
          >
            Play
          </ButtonLink>
          {acts}
          <p className={styles.facts}>
            <Badge>{title.rating}</Badge>
            <span>{describeLength(title.durationSeconds)}</span>
            <span>{title.year}</span>
            <span className={styles.genre}>{nameGenre(title.genre)}</span>
          </p>
        </div>
      </header>
      <div className={styles.body}>
        <TitleParticulars title={title} />
      </div>
      <TitleLikes title={title} onIntent={onIntent} />
    </article>
  );
}
