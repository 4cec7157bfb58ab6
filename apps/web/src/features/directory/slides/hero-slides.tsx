import { useQuery } from "@tanstack/react-query";
import { showcaseQuery } from "#features/directory/showcase/queries.ts";
import { heroTurnMs } from "@goldmane/contracts/directory/showcase/limits";
import { say } from "#platform/words/say.ts";
import { Carousel } from "#ui/carousel/carousel.tsx";
import { useCarousel } from "#ui/carousel/use-carousel.ts";
import { HeroSlideView } from "./hero-slide-view.tsx";

/** The four showcase slides; nothing if none is allowed for this viewer. */
export function HeroSlides() {
  const { data } = useQuery(showcaseQuery);
  const slides = data?.slides ?? [];
  const turning = useCarousel<HTMLElement>({
    count: slides.length,
    everyMs: heroTurnMs,
    resumeAfterMs: heroTurnMs,
  });
  return (
    <Carousel label={say`Featured`} items={slides} turning={turning} nameOf={({ title }) => title}>
      {(slide, index) => (
        <HeroSlideView
          slide={slide}
          isShown={index === turning.index}
          isPlaying={turning.isPlaying}
        />
      )}
    </Carousel>
  );
}
