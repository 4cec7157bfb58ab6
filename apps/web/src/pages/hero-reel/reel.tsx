import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ownControlsQuery } from "#features/controls/own/queries.ts";
import { animationsQuery } from "#features/library/queries.ts";
import { canAutoplay } from "#platform/device/can-autoplay.ts";
import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Message } from "#ui/message/message.tsx";
import { showcaseQuery } from "#features/directory/showcase/queries.ts";
import styles from "./reel.module.css";
import { ReelControls } from "./reel-controls.tsx";
import { ReelSlide } from "./reel-slide.tsx";
import { listReelFilms } from "./state.ts";
import { useReelKeys } from "./use-reel-keys.ts";
import { useShownSlide } from "./use-shown-slide.ts";

/** Full-screen trailers. A swipe, the wheel or an arrow key turns to the next. */
export function Reel() {
  const { data: showcase } = useSuspenseQuery(showcaseQuery);
  const { data: titles } = useSuspenseQuery(animationsQuery);
  const { data: controls } = useQuery(ownControlsQuery);
  const films = listReelFilms(showcase.rotation, titles);
  const reel = useRef<HTMLUListElement>(null);
  const { index, isTabVisible, show } = useShownSlide(reel);
  const [hasSound, setSound] = useState(false);
  const [isPlaying, setPlaying] = useState(canAutoplay);
  const isStill = controls?.calm.noAutoplay ?? false;

  const turn = (steps: number): void => show(index + steps);
  useReelKeys(reel, (steps) => {
    const next = reel.current?.children[index + steps];
    if (!next) return false;
    // The next slide must not be inert by the time its Play link gets the focus.
    flushSync(() => turn(steps));
    next.querySelector<HTMLElement>("a[href]")?.focus({ preventScroll: true });
    return true;
  });

  if (films.length === 0)
    return (
      <Message
        heading={say`No trailers yet`}
        actions={
          <ButtonLink variant="gold" href={routes.home}>
            {say`All films`}
          </ButtonLink>
        }
      >
        {say`This profile can’t watch any film that has a trailer.`}
      </Message>
    );

  return (
    <section className={styles.reel} aria-label={say`Trailers`}>
      <ul ref={reel} className={styles.slides}>
        {films.map((film, position) => (
          <ReelSlide
            key={film.id}
            film={film}
            isShown={position === index}
            isNear={Math.abs(position - index) <= 1}
            plays={position === index && isTabVisible && isPlaying && !isStill}
            hasSound={hasSound}
            onEnd={() => turn(1)}
          />
        ))}
      </ul>
      <ReelControls
        position={index + 1}
        count={films.length}
        isPlaying={isPlaying && !isStill}
        hasSound={hasSound}
        onTurn={turn}
        onPlaying={isStill ? null : setPlaying}
        onSound={setSound}
      />
    </section>
  );
}
