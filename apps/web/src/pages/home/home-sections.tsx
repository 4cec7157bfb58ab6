import { genres } from "@goldmane/contracts/library/limits";
import type { TitleCard as Title } from "@goldmane/contracts/library/schema";
import { LinksCarousel } from "#features/directory/links-carousel.tsx";
import { NewMovies } from "#features/library/coming/new-movies.tsx";
import { GenreLinks } from "#features/library/genre/genre-links.tsx";
import { GenreRail } from "#features/library/genre-rail.tsx";
import type { HeroStore } from "#features/library/hero/hero-store.ts";
import { fillRow } from "#features/library/selected/fixed-rows.ts";
import { SectionRail } from "#features/library/section-rail.tsx";
import { WatchingRail } from "#features/library/watching-rail.tsx";
import { TitleCard } from "#features/library/title-card.tsx";
import { TitleRail } from "#features/library/title-rail.tsx";
import { prefetchLater } from "#features/playback/prefetch-later.ts";
import { RecommendationRows } from "#features/recommendations/recommendation-rows.tsx";
import { useStore } from "#platform/store.ts";
import { say } from "#platform/words/say.ts";
import { ProgressiveRender } from "#ui/lazy-render/progressive-render.tsx";
import { LazyRender } from "#ui/lazy-render/lazy-render.tsx";
import { BackButton } from "./user-panel/back-button.tsx";
import { UserPanel } from "./user-panel/user-panel.tsx";
import { KidsCorner } from "./kids-corner.tsx";
import styles from "./home-sections.module.css";
import { PodcastRow } from "./podcast-row.tsx";
import { PopularRow } from "./popular-row.tsx";
import { PreviewArea } from "./preview-area.tsx";
import { previewsPath } from "./sections/feature-links.ts";
import { FeatureCards } from "./sections/feature-cards.tsx";

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
  const inGenre = (slug: string) => titles.filter((title) => title.genre === slug);

  return (
    <div className={styles.sections}>
      <ProgressiveRender
        initialCount={wasComplete ? Infinity : initialSections}
        onComplete={markComplete}
      >
        <WatchingRail onIntent={prefetchLater} />
        <PodcastRow />
        <SectionRail
          section="featured"
          heading={say`Featured Movies`}
          titles={featured}
          onIntent={prefetchLater}
        />
        {/* They load late, so they are placed where they push nothing visible. */}
        <RecommendationRows card={TitleCard} onIntent={prefetchLater} />
        <GenreLinks titles={titles} />
        <SectionRail
          section="games"
          heading={say`Game Collection`}
          titles={fillRow("games", titles)}
          onIntent={prefetchLater}
        />
        <PreviewArea all={titles} onIntent={prefetchLater} />
        <PopularRow onIntent={prefetchLater} />
        <TitleRail
          heading={say`Your library`}
          titles={titles.filter((title) => title.source === "upload")}
          onIntent={prefetchLater}
        />
        {genres.map((genre, index) => (
          <GenreRail
            key={genre.slug}
            genre={genre}
            titles={inGenre(genre.slug)}
            side={index % 2 === 0 ? "start" : "end"}
            onIntent={prefetchLater}
          />
        ))}
        <LazyRender placeholderClass={styles.newMovies}>
          <NewMovies allHref={hasPage(previewsPath) ? previewsPath : null} />
        </LazyRender>
        <LazyRender placeholderClass={styles.featureCards}>
          <FeatureCards hasPage={hasPage} />
        </LazyRender>
        {kidsFilm && <KidsCorner film={kidsFilm} hasPage={hasPage} />}
        <LazyRender placeholderClass={styles.links}>
          <Links heroStore={heroStore} />
        </LazyRender>
        <UserPanel userId="current-user" />
        <BackButton />
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
