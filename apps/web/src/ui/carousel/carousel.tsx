import { type CSSProperties, type ReactNode, useRef } from "react";
import { say } from "#platform/words/say.ts";
import { CarouselControls } from "./carousel-controls.tsx";
import styles from "./carousel.module.css";
import { wrapIndex } from "./state.ts";
import type { useCarousel } from "./use-carousel.ts";
import { useFitting } from "./use-fitting.ts";
import { useMiddleStop } from "./use-middle-stop.ts";

type Props<Item> = {
  /** What it holds: "Links", "New in theaters". */
  label: string;
  items: readonly Item[];
  /** What `useCarousel` answered for as many items. */
  turning: ReturnType<typeof useCarousel<HTMLElement>>;
  /** One slide. */
  children: (item: Item, index: number) => ReactNode;
  /** What one is called; no two alike. */
  nameOf: (item: Item) => string;
  /** How many are seen at the most, and may be pressed, on either side of the one in the middle. */
  beside?: number;
  /** How wide one is, in CSS; all of the carousel if left out. */
  slideWidth?: string;
};

/**
 * One of many in the middle, with PREV, NEXT, a way to stop it, and a swipe that steps through it
 * and around its ends:
 *
 *     const turning = useCarousel<HTMLElement>({ count: links.length, everyMs: 3000, resumeAfterMs: 10_000 });
 *     <Carousel label="Links" items={links} turning={turning} nameOf={(link) => link.name}>
 *       {(link) => <LinkTile link={link} />}
 *     </Carousel>
 *
 * What keeps step with it shows `wrapIndex(turning.turn, its own length)`. `useCarousel` alone moves
 * anything of another look.
 */
export function Carousel<Item>(props: Props<Item>) {
  const { label, items, turning, children, nameOf, slideWidth = "100%", beside = 0 } = props;
  const { index, turn, isPlaying, step, choose, toggle, area } = turning;
  const slides = useRef<HTMLUListElement>(null);
  useMiddleStop(slides);
  const fitting = useFitting(slides);
  const count = items.length;
  if (count === 0) return null;

  // None is shown twice at a time; one more on each side stands ready to come in.
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
                data-here={offset === 0}
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
