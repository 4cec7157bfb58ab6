import type { TitleCard } from "@goldmane/contracts/library/schema";
import { lazy, Suspense, useEffect, useRef } from "react";
import { canAutoplay } from "#platform/device/can-autoplay.ts";
import { useStore } from "#platform/store.ts";
import { say } from "#platform/words/say.ts";
import { wrapIndex } from "#ui/carousel/state.ts";
import { HeroBulbs } from "./hero-bulbs.tsx";
import { HeroPictures } from "./hero-pictures.tsx";
import type { HeroStore } from "./hero-store.ts";
import { HeroSound } from "./hero-sound.tsx";
import { HeroWords } from "./hero-words.tsx";
import styles from "./hero.module.css";
import { isMoving } from "./state.ts";
import { useHeroIntent } from "./use-hero-intent.ts";
import { useHeroRotation } from "./use-hero-rotation.ts";
import { useLoadedPictures } from "./use-loaded-pictures.ts";
import { useOpening } from "./use-opening.ts";

/** Not part of the first paint. */
const HeroTrailer = lazy(() =>
  import("./hero-trailer.tsx").then((module) => ({ default: module.HeroTrailer })),
);

/** A film in the hero: its picture, or its trailer over it. */
export type HeroFilm = { title: TitleCard; hasTrailer: boolean };

type Props = {
  films: readonly [HeroFilm, ...HeroFilm[]];
  heroStore: HeroStore;
  onIntent: (titleId: string) => void;
};

/** The featured films, in rotation, as large as the screen allows. */
export function Hero({ films, heroStore, onIntent }: Props) {
  const hero = useRef<HTMLElement>(null);
  const state = useStore(heroStore);
  const { dispatch } = heroStore;
  const indexOf = (slide: number) => wrapIndex(slide, films.length);
  const index = indexOf(state.slide);
  const { title, hasTrailer } = films[index] ?? films[0];
  const titles = films.map((film) => film.title);
  const isMany = films.length > 1;
  const { isLoaded, markLoaded } = useLoadedPictures();
  const next = isMany ? films[indexOf(state.slide + 1)]?.title : undefined;
  const isNextReady = isLoaded(next?.id);

  useEffect(() => {
    if (isNextReady) dispatch({ type: "nextReady", after: state.slide });
  }, [isNextReady, state.slide, dispatch]);

  useOpening(hero);
  useHeroIntent(title.id, onIntent);
  useHeroRotation(hero, heroStore, state);
  const trailerId = hasTrailer && !state.isStill ? title.id : null;

  return (
    <section
      ref={hero}
      className={styles.hero}
      aria-roledescription={say`carousel`}
      aria-label={say`Featured films`}
      data-genre={title.genre}
    >
      <HeroPictures
        shown={title}
        coming={next && isLoaded(title.id) ? next : null}
        hasTurned={state.hasTurned}
        runs={state.isPlaying && isMany && state.holds.length === 0}
        onLoad={markLoaded}
      >
        <Suspense fallback={null}>
          <HeroTrailer
            hero={hero}
            titleId={trailerId}
            hasSound={state.hasSound}
            heroStore={heroStore}
          />
        </Suspense>
      </HeroPictures>
      <div
        className={styles.stage}
        onPointerEnter={() => dispatch({ type: "held", hold: "pointer" })}
        onPointerLeave={() => dispatch({ type: "released", hold: "pointer" })}
        onFocus={() => dispatch({ type: "held", hold: "focus" })}
        onBlur={() => dispatch({ type: "released", hold: "focus" })}
      >
        <HeroWords key={title.id} title={title} onIntent={() => onIntent(title.id)} />
        {isMany && (
          <HeroBulbs
            titles={titles}
            index={index}
            isPlaying={isMoving(state)}
            onChoose={(chosen) => dispatch({ type: "chosen", slide: state.slide - index + chosen })}
            onToggle={() => dispatch({ type: "toggled" })}
          />
        )}
        {canAutoplay() && films.some((film) => film.hasTrailer) && (
          <HeroSound
            hasSound={state.hasSound}
            onToggle={() => dispatch({ type: "soundToggled" })}
          />
        )}
      </div>
    </section>
  );
}
