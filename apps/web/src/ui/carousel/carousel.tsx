import { type CSSProperties, type ReactNode, useRef } from "react";
import { say } from "#platform/words/say.ts";
import { CarouselControls } from "./carousel-controls.tsx";
import styles from "./carousel.module.css";
import { wrapIndex } from "./state.ts";
import type { useCarousel } from "./use-carousel.ts";
import { useFittingSlides } from "./use-fitting-slides.ts";
import { useMiddleTabStop } from "./use-middle-tab-stop.ts";

type Props<Item> = {
  /** Accessible name: "Links", "New in theaters". */
  label: string;
  items: readonly Item[];
  /** From `useCarousel` with the same item count. */
  turning: ReturnType<typeof useCarousel<HTMLElement>>;
  /** Renders a slide. */
  children: (item: Item, index: number) => ReactNode;
  /** A slide's unique name. */
  nameOf: (item: Item) => string;
  /** Maximum of visible, interactive slides on each side of the middle one. */
  beside?: number;
  /** A slide's CSS width; defaults to the carousel's. */
  slideWidth?: string;
};

/**
 * A carousel: one slide in the middle, with PREV, NEXT, a pause button, and swipes that step through it
 * and around its ends:
 *
 *     const turning = useCarousel<HTMLElement>({ count: links.length, everyMs: 3000, resumeAfterMs: 10_000 });
 *     <Carousel label="Links" items={links} turning={turning} nameOf={(link) => link.name}>
 *       {(link) => <LinkTile link={link} />}
 *     </Carousel>
 *
 * A list in step with it shows `wrapIndex(turning.turn, its own length)`. `useCarousel` alone drives
 * a carousel with another layout.
 */
export function Carousel<Item>(props: Props<Item>) {
  const { label, items, turning, children, nameOf, slideWidth = "100%", beside = 0 } = props;
  const { index, turn, isPlaying, step, choose, toggle, area } = turning;
  const slides = useRef<HTMLUListElement>(null);
  useMiddleTabStop(slides);
  const fitting = useFittingSlides(slides);
  const count = items.length;
  if (count === 0) return null;

  // No item shows twice at once; one more slide on each side waits offscreen.
  const seen = Math.min(beside, fitting, Math.floor((count - 1) / 2));
  const offsets = Array.from({ length: 2 * seen + 3 }, (_, itemIndex) => itemIndex - seen - 1);

  return (
    <section
      {...area}
      className={styles.carousel}
      aria-roledescription={say`carousel`}
      aria-label={label}
      style={{ "--slide": slideWidth } as CSSProperties}
    >
      <ul ref={slides} className={styles.slides} aria-live={isPlaying ? "off" : "polite"}>
        {offsets.map((offset) => {
          const itemIndex = wrapIndex(turn + offset, count);
          const item = items[itemIndex];
          const isSeen = Math.abs(offset) <= seen;
          return (
            item !== undefined && (
              <li
                key={turn + offset}
                className={styles.slide}
                data-offset={offset}
                data-current={offset === 0}
                data-seen={isSeen}
                aria-label={say`${itemIndex + 1} of ${count}: ${nameOf(item)}`}
                inert={!isSeen}
                style={{ "--offset": offset } as CSSProperties}
              >
                {children(item, itemIndex)}
              </li>
            )
          );
        })}
      </ul>
      <CarouselControls
        label={label}
        names={items.map(nameOf)}
        index={index}
        isPlaying={isPlaying}
        onStep={step}
        onChoose={choose}
        onToggle={toggle}
      />
    </section>
  );
}
