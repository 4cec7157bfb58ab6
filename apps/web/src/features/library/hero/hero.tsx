import type { TitleCard } from "@goldmane/contracts/library/schema";
import { useState } from "react";
import { HeroBulbs } from "./hero-bulbs.tsx";
import { HeroPictures } from "./hero-pictures.tsx";
import { HeroWords } from "./hero-words.tsx";
import styles from "./hero.module.css";
import { useHeroIntent } from "./use-hero-intent.ts";
import { useHeroRotation } from "./use-hero-rotation.ts";

type Props = {
  titles: readonly [TitleCard, ...TitleCard[]];
  onIntent: (titleId: string) => void;
};

/** The films the house puts forward, one after the other, as large as the screen allows. */
export function Hero({ titles, onIntent }: Props) {
  const [isHeld, setHeld] = useState(false);
  const { index, past, paused, runs, dispatch } = useHeroRotation(titles.length, isHeld);
  const title = titles[index] ?? titles[0];
  useHeroIntent(title.id, onIntent);

  return (
    <section
      className={styles.hero}
      aria-roledescription="carousel"
      aria-label="Featured films"
      data-genre={title.genre}
    >
      <HeroPictures titles={titles} index={index} past={past} runs={runs} />
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
            index={index}
            paused={paused}
            onChoose={(chosen) => dispatch({ type: "chosen", index: chosen })}
            onToggle={() => dispatch({ type: paused ? "resumed" : "paused" })}
          />
        )}
      </div>
    </section>
  );
}
