import type { TitleCard as Title } from "@goldmane/contracts/library/schema";
import { LinksCarousel } from "#features/directory/links-carousel.tsx";
import { NewMovies } from "#features/library/coming/new-movies.tsx";
import { GenreLinks } from "#features/library/genre/genre-links.tsx";
import { GenreRails } from "./genre-rails.tsx";
import type { HeroStore } from "#features/library/hero/hero-store.ts";
import { fillRow } from "#features/library/selected/fixed-rows.ts";
import { SectionRail } from "#features/library/section-rail.tsx";
import { WatchingRail } from "#features/library/watching-rail.tsx";
import { TitleRail } from "#features/library/title-rail.tsx";
import { prefetchLater } from "#features/playback/prefetch-later.ts";
import { routes } from "#platform/routes.ts";
import { useStore } from "#platform/store.ts";
import { say } from "#platform/words/say.ts";
import { ProgressiveRender } from "#ui/lazy-render/progressive-render.tsx";
import { LazyRender } from "#ui/lazy-render/lazy-render.tsx";
import { BackButton } from "./user-panel/back-button.tsx";
import { UserPanel } from "./user-panel/user-panel.tsx";
import { KidsCorner } from "./kids-corner.tsx";
import styles from "./home-sections.module.css";
import { Picks } from "./picks.tsx";
import { PodcastRow } from "./podcast-row.tsx";
import { PreviewArea } from "./preview-area.tsx";
import { FeatureCards } from "./sections/feature-cards.tsx";
import { VibesSection } from "./sections/vibes-section.tsx";

type Props = {
  titles: readonly Title[];
  featured: readonly Title[];
  heroStore: HeroStore;
  hasPage: (path: string) => boolean;
};

/** Sections that may be above the fold. */
const initialSections = 2;

/** Renders all at once on return, so that the scroll position is restored. */
let wasComplete = false;
const markComplete = () => {
  wasComplete = true;
};

/** The home page's sections below the hero. */
export function HomeSections({ titles, featured, heroStore, hasPage }: Props) {
  const kidsFilm = titles.find((title) => title.genre === "kids");

  return (
    <div className={styles.sections}>
      <ProgressiveRender
        initialCount={wasComplete ? Infinity : initialSections}
        onComplete={markComplete}
      >
        <WatchingRail onIntent={prefetchLater} />
        <Picks onIntent={prefetchLater} />
        <SectionRail
          section="featured"
          heading={say`Featured Movies`}
          titles={featured}
          onIntent={prefetchLater}
        />
        <TitleRail
          heading={say`Your library`}
          titles={titles.filter((title) => title.source === "upload")}
          onIntent={prefetchLater}
        />
        <GenreLinks titles={titles} />
        <GenreRails titles={titles} onIntent={prefetchLater} />
        {kidsFilm && <KidsCorner film={kidsFilm} hasPage={hasPage} />}
        <div className={styles.previews}>
          <LazyRender placeholderClass={styles.newMovies}>
            <NewMovies allHref={hasPage(routes.previews) ? routes.previews : null} />
          </LazyRender>
          <PreviewArea all={titles} onIntent={prefetchLater} />
        </div>
        <LazyRender placeholderClass={styles.featureCards}>
          <FeatureCards hasPage={hasPage} />
        </LazyRender>
        <LazyRender placeholderClass={styles.vibes}>
          <VibesSection />
        </LazyRender>
        <SectionRail
          section="games"
          heading={say`Game Collection`}
          titles={fillRow("games", titles)}
          onIntent={prefetchLater}
          link={{ href: routes.games, label: say`Play Games` }}
        />
        <PodcastRow />
        <LazyRender placeholderClass={styles.links}>
          <Links heroStore={heroStore} />
        </LazyRender>
        <div className={styles.end}>
          <UserPanel userId="current-user" />
          <BackButton />
        </div>
      </ProgressiveRender>
    </div>
  );
}

/** Turns in step with the hero's media. */
function Links({ heroStore }: { heroStore: HeroStore }) {
  const { slide } = useStore(heroStore);
  return (
    <LinksCarousel mediaTurn={slide} onTurn={(by) => heroStore.dispatch({ type: "stepped", by })} />
  );
}
