import type { TitleCard } from "@goldmane/contracts/library/schema";
import { useEffect, useReducer, useRef, useState } from "react";
import { hasMotion } from "#platform/device/has-motion.ts";
import { endOpening } from "#platform/end-opening.ts";
import { HeroBulbs } from "./hero-bulbs.tsx";
import { HeroPictures } from "./hero-pictures.tsx";
import { HeroSound } from "./hero-sound.tsx";
import { HeroWords } from "./hero-words.tsx";
import styles from "./hero.module.css";
import { advanceHero, openHero } from "./state.ts";
import { useHeroIntent } from "./use-hero-intent.ts";
import { useHeroRotation } from "./use-hero-rotation.ts";
import { useHeroTrailer } from "./use-hero-trailer.ts";

type Props = {
  titles: readonly [TitleCard, ...TitleCard[]];
  onIntent: (titleId: string) => void;
};

/** The films the house puts forward, one after the other, as large as the screen allows. */
export function Hero({ titles, onIntent }: Props) {
  const hero = useRef<HTMLElement>(null);
  const [isHeld, setHeld] = useState(false);
  const [state, dispatch] = useReducer(advanceHero(titles.length), null, () =>
    openHero(hasMotion()),
  );
  const title = titles[state.index] ?? titles[0];
  useEffect(endOpening, []);
  useHeroIntent(title.id, onIntent);

  const turn = () => {
    if (!isHeld) dispatch({ type: "elapsed" });
  };
  const hasTrailer = title.source === "original" && !state.still;
  const trailer = useHeroTrailer({ hero, titleId: hasTrailer ? title.id : null, onOver: turn });
  const runs = titles.length > 1 && !state.paused;
  useHeroRotation(runs && !isHeld && trailer.phase === "none", turn);
  const isShowing = trailer.phase === "showing";
  const isMoving = runs || isShowing;

  return (
    <section
      ref={hero}
      className={styles.hero}
      aria-roledescription="carousel"
      aria-label="Featured films"
      data-genre={title.genre}
    >
      <HeroPictures
        titles={titles}
        index={state.index}
        past={state.past}
        runs={runs && !isHeld}
        trailerStage={trailer.stage}
      />
      <div
        className={styles.stage}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        <HeroWords key={title.id} title={title} onIntent={() => onIntent(title.id)} />
        {titles.length > 1 && (
          <HeroBulbs
            titles={titles}
            index={state.index}
            paused={!isMoving}
            onChoose={(chosen) => dispatch({ type: "chosen", index: chosen })}
            onToggle={() => dispatch({ type: isMoving ? "paused" : "resumed" })}
          />
        )}
        {isShowing && <HeroSound hasSound={trailer.hasSound} onToggle={trailer.toggleSound} />}
      </div>
    </section>
  );
}
