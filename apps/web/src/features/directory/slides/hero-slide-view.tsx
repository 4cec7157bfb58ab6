import type { HeroSlide } from "@goldmane/contracts/directory/showcase/schema";
import { useRef } from "react";
import { Link } from "wouter";
import { playSilent } from "#features/library/hero/play-silent.ts";
import { routes } from "#platform/routes.ts";
import { Poster } from "#ui/poster/poster.tsx";
import { TrailerStage } from "#ui/autoplay/trailer-stage.tsx";
import { useAutoplay } from "#ui/autoplay/use-autoplay.ts";
import styles from "./hero-slides.module.css";

type Props = { slide: HeroSlide; isShown: boolean; isPlaying: boolean };

/** A slide for a film: its picture, or its muted trailer over it. */
export function HeroSlideView({ slide, isShown, isPlaying }: Props) {
  const area = useRef<HTMLAnchorElement>(null);
  const moves = isShown && isPlaying && slide.type === "video";
  const stage = useAutoplay(area, moves ? slide.titleId : null, playSilent);
  return (
    <Link ref={area} href={routes.watch(slide.titleId)} className={styles.slide}>
      <Poster
        url={slide.backdropUrl}
        title=""
        colors={slide.colors}
        blur={slide.backdropBlur}
        shape="fill"
        width={1280}
        sizes="(width < 76rem) 100vw, 76rem"
        urgent={isShown}
      />
      <TrailerStage ref={stage} />
      <span className={styles.text}>
        <strong className={styles.title}>{slide.title}</strong>
        <span>{slide.subtitle}</span>
      </span>
    </Link>
  );
}
