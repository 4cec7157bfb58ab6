import type { TitleCard } from "@goldmane/contracts/library/schema";
import { useId, useRef } from "react";
import { playSilent } from "#features/library/hero/play-silent.ts";
import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Poster } from "#ui/poster/poster.tsx";
import { TrailerStage } from "#ui/autoplay/trailer-stage.tsx";
import { useAutoplay } from "#ui/autoplay/use-autoplay.ts";
import styles from "./kids-corner.module.css";

/** The page of interactive stories for children. */
const kidsStories = () => ({ path: routes.stories, action: say`Start Interactive Adventure` });

type Props = {
  /** Its trailer plays muted. */
  film: TitleCard;
  hasPage: (path: string) => boolean;
};

/** A bright section that links to films for children. */
export function KidsCorner({ film, hasPage }: Props) {
  const id = useId();
  const screen = useRef<HTMLDivElement>(null);
  const stage = useAutoplay(screen, film.source === "original" ? film.id : null, playSilent);
  const hasStories = hasPage(kidsStories().path);

  return (
    <section className={styles.corner} aria-labelledby={id} data-genre="kids">
      <div className={styles.sun} aria-hidden="true" />
      <div className={styles.text}>
        <h2 id={id} className={styles.heading}>
          {say`For the littlest ones`}
        </h2>
        <p className={styles.promise}>
          {say`Small friends, gentle stories, and everyone home by bedtime.`}
        </p>
        <div className={styles.actions}>
          {hasStories && (
            <ButtonLink variant="gold" icon="play" href={kidsStories().path}>
              {kidsStories().action}
            </ButtonLink>
          )}
          <ButtonLink
            variant={hasStories ? "plain" : "gold"}
            icon="right"
            href={routes.genre("kids")}
          >
            {say`Go to Kids`}
          </ButtonLink>
        </div>
      </div>
      <div ref={screen} className={styles.screen}>
        <Poster
          url={film.backdropUrl}
          title=""
          colors={film.colors}
          blur={film.backdropBlur}
          shape="fill"
          width={720}
          sizes="(width < 60rem) 92vw, 46vw"
        />
        <TrailerStage ref={stage} />
      </div>
    </section>
  );
}
