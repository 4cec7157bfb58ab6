import type { HeroMedium } from "@goldmane/contracts/directory/showcase/schema";
import type { TitleCard } from "@goldmane/contracts/library/schema";
import { lazy, Suspense, useState } from "react";
import { chooseFilms, findFirstSlide } from "#features/library/hero/choose-films.ts";
import { Hero } from "#features/library/hero/hero.tsx";
import { openHeroStore } from "#features/library/hero/hero-store.ts";
import { prefetchLater } from "#features/playback/prefetch-later.ts";
import { RailSkeleton } from "#ui/skeleton/rail-skeleton.tsx";
import styles from "./home-content.module.css";

const HomeSections = lazy(() =>
  import("./home-sections.tsx").then((module) => ({ default: module.HomeSections })),
);

type Props = {
  titles: readonly TitleCard[];
  featured: readonly TitleCard[];
  heroSlides: readonly HeroMedium[];
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
export function HomeContent({ titles, featured, heroSlides, hasPage }: Props) {
  const [first, ...others] = chooseFilms(heroSlides, titles, featured);
  const [heroStore] = useState(() =>
    openHeroStore(first ? findFirstSlide([first, ...others], featured, titles) : 0),
  );
  if (!first) return null;

  return (
    <>
      <Hero films={[first, ...others]} heroStore={heroStore} onIntent={prefetchLater} />
      <div className={styles.sections}>
        <Suspense fallback={<SectionsSkeleton />}>
          <HomeSections
            titles={titles}
            featured={featured}
            heroStore={heroStore}
            hasPage={hasPage}
          />
        </Suspense>
      </div>
    </>
  );
}
