import { linkRestMs, linkTurnMs } from "@goldmane/contracts/directory/limits";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { say } from "#platform/words/say.ts";
import { HeroMedia } from "./hero/hero-media.tsx";
import { linksQuery } from "#features/directory/queries.ts";
import { routes } from "#platform/routes.ts";
import { Carousel } from "#ui/carousel/carousel.tsx";
import { useCarousel } from "#ui/carousel/use-carousel.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { LinkCard } from "./link-card.tsx";
import styles from "./links-carousel.module.css";
import { useTurns } from "./use-turns.ts";

type Props = {
  /** Position of the media on the screen. */
  mediaTurn: number;
  /** The screen advances by the carousel's steps. */
  onTurn: (by: number) => void;
};

/**
 * A carousel of all links under a screen that advances with it; each wraps independently. Nothing
 * if outside links are closed.
 */
export function LinksCarousel({ mediaTurn, onTurn }: Props) {
  const { data } = useSuspenseQuery(linksQuery);
  const { links } = data;
  const turning = useCarousel<HTMLElement>({
    count: links.length,
    everyMs: linkTurnMs,
    resumeAfterMs: linkRestMs,
  });
  useTurns(turning.turn, onTurn);
  if (links.length === 0) return null;

  return (
    <div className={styles.section}>
      <header className={styles.head}>
        <h2 className={styles.heading}>{say`LINKS`}</h2>
        <Link href={routes.links} className={styles.all}>
          {say`See all ${links.length}`} <Icon name="right" />
        </Link>
      </header>
      <div className={styles.screen}>
        <HeroMedia turn={mediaTurn} isPlaying={turning.isPlaying} />
      </div>
      <div className={styles.row}>
        <Carousel
          label={say`Links`}
          items={links}
          turning={turning}
          nameOf={({ name }) => name}
          beside={4}
          slideWidth="clamp(8.5rem, 13vw, 12rem)"
        >
          {(link) => <LinkCard link={link} />}
        </Carousel>
      </div>
    </div>
  );
}
