import type { HeroMedium } from "@goldmane/contracts/directory/showcase/schema";
import type { TitleCard } from "@goldmane/contracts/library/schema";
import { lazy, Suspense, useState } from "react";
import { chooseFilms, findFirstTurn } from "#features/library/hero/choose-films.ts";
import { Hero } from "#features/library/hero/hero.tsx";
import { openHeroReel } from "#features/library/hero/hero-reel.ts";
import { prefetchLater } from "#features/playback/prefetch-later.ts";
import { RailSkeleton } from "#ui/skeleton/rail-skeleton.tsx";
import styles from "./home-content.module.css";
import { QuickLinks } from "./sections/quick-links.tsx";

const HomeSections = lazy(() =>
  import("./home-sections.tsx").then((module) => ({ default: module.HomeSections })),
);

type Props = {
  all: readonly TitleCard[];
  featured: readonly TitleCard[];
  media: readonly HeroMedium[];
  hasPage: (path: string) => boolean;
};

/** Skeleton of the sections below the hero. */
function SectionsSkeleton() {
  return (
    <div className={styles.placeholder} aria-hidden="true">
      <RailSkeleton />
      <RailSkeleton />
      <RailSkeleton />
    </div>
  );
}

/** The home page of a library with films. */
export function HomeContent({ all, featured, media, hasPage }: Props) {
  const [first, ...others] = chooseFilms(media, all, featured);
  const [reel] = useState(() =>
    openHeroReel(first ? findFirstTurn([first, ...others], featured, all) : 0),
  );
  if (!first) return null;

  return (
    <>
      <Hero films={[first, ...others]} reel={reel} onIntent={prefetchLater} />
      {/* Above the hero visually, after it in the DOM: the first focusable element is the hero's
          Play. */}
      <QuickLinks hasPage={hasPage} />
      <div className={styles.rows}>
        <Suspense fallback={<SectionsSkeleton />}>
          <HomeSections all={all} featured={featured} reel={reel} hasPage={hasPage} />
        </Suspense>
      </div>
    </>
  );
}
