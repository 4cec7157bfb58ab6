import type { TitleCard } from "@goldmane/contracts/library/schema";
import { lazy, Suspense, useRef } from "react";
import { canAutoplay } from "#platform/device/can-autoplay.ts";
import { useStore } from "#platform/store.ts";
import { say } from "#platform/words/say.ts";
import { wrapIndex } from "#ui/carousel/state.ts";
import { HeroBulbs } from "./hero-bulbs.tsx";
import { HeroPictures } from "./hero-pictures.tsx";
import type { HeroReel } from "./hero-reel.ts";
import { HeroSound } from "./hero-sound.tsx";
import { HeroWords } from "./hero-words.tsx";
import styles from "./hero.module.css";
import { isMoving } from "./state.ts";
import { useHeroIntent } from "./use-hero-intent.ts";
import { useHeroRotation } from "./use-hero-rotation.ts";
import { useOpening } from "./use-opening.ts";

/** Not part of the first paint. */
const HeroTrailer = lazy(() =>
  import("./hero-trailer.tsx").then((module) => ({ default: module.HeroTrailer })),
);

/** A film in the hero: its picture, or its trailer over it. */
export type HeroFilm = { title: TitleCard; hasTrailer: boolean };

type Props = {
  films: readonly [HeroFilm, ...HeroFilm[]];
  reel: HeroReel;
  onIntent: (titleId: string) => void;
};

/** The featured films, in rotation, as large as the screen allows. */
export function Hero({ films, reel, onIntent }: Props) {
  const hero = useRef<HTMLElement>(null);
  const state = useStore(reel);
  const { tell } = reel;
  const place = (turn: number) => wrapIndex(turn, films.length);
  const index = place(state.turn);
  const { title, hasTrailer } = films[index] ?? films[0];
  const titles = films.map((film) => film.title);
  const isMany = films.length > 1;

  useOpening(hero);
  useHeroIntent(title.id, onIntent);
  useHeroRotation(hero, reel, state);
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
        titles={titles}
        index={index}
        past={state.past === null ? null : place(state.past)}
        runs={state.isPlaying && isMany && state.holds.length === 0}
      >
        <Suspense fallback={null}>
          <HeroTrailer hero={hero} titleId={trailerId} hasSound={state.hasSound} reel={reel} />
        </Suspense>
      </HeroPictures>
      <div
        className={styles.stage}
        onPointerEnter={() => tell({ type: "held", hold: "pointer" })}
        onPointerLeave={() => tell({ type: "released", hold: "pointer" })}
        onFocus={() => tell({ type: "held", hold: "focus" })}
        onBlur={() => tell({ type: "released", hold: "focus" })}
      >
        <HeroWords key={title.id} title={title} onIntent={() => onIntent(title.id)} />
        {isMany && (
          <HeroBulbs
            titles={titles}
            index={index}
            isPlaying={isMoving(state)}
            onChoose={(chosen) => tell({ type: "chosen", turn: state.turn - index + chosen })}
            onToggle={() => tell({ type: "toggled" })}
          />
        )}
        {canAutoplay() && films.some((film) => film.hasTrailer) && (
          <HeroSound hasSound={state.hasSound} onToggle={() => tell({ type: "soundToggled" })} />
        )}
      </div>
    </section>
  );
}
