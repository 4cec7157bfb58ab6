import { type ReactNode, useId, useRef } from "react";
import { Link } from "wouter";
import { say } from "#platform/words/say.ts";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./rail.module.css";
import { usePaging } from "./use-paging.ts";
import { useRovingFocus } from "./use-roving-focus.ts";

type Props = {
  heading: string;
  /** Sets the accent color. */
  genre?: string;
  /** Text beside the heading. */
  note?: string | undefined;
  /** Link to the full list, or to what its label says. */
  href?: string;
  linkLabel?: string;
  /** Shown at the head of the rail. */
  screen?: ReactNode;
  /** `<RailItem>`s. */
  children: ReactNode;
};

/** A horizontally scrolling row of cards. */
export function Rail({ heading, genre, note, href, linkLabel, screen, children }: Props) {
  const row = useRef<HTMLUListElement>(null);
  const id = useId();
  const { scrollPosition, turn } = usePaging(row);
  const roving = useRovingFocus(row);

  return (
    <section
      className={styles.rail}
      data-genre={genre}
      data-scroll-position={scrollPosition}
      data-screen={screen !== undefined}
      aria-labelledby={id}
    >
      <header className={styles.head}>
        <h2 id={id} className={styles.heading}>
          {heading}
        </h2>
        {href && (
          <Link
            href={href}
            className={styles.all}
            aria-label={linkLabel ?? say`See all of ${heading}`}
          >
            {linkLabel ?? say`See all`} <Icon name="right" />
          </Link>
        )}
      </header>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {screen}
      <div className={styles.frame}>
        <ul ref={row} className={styles.row} {...roving}>
          {children}
        </ul>
        {/* For pointers only: keys reach every card without them. */}
        <div className={styles.turns} aria-hidden="true">
          <button type="button" tabIndex={-1} className={styles.turn} onClick={() => turn(-1)}>
            <Icon name="left" />
          </button>
          <button type="button" tabIndex={-1} className={styles.turn} onClick={() => turn(1)}>
            <Icon name="right" />
          </button>
        </div>
      </div>
    </section>
  );
}
